import { defineConfig } from 'playwright/test';
import { demoPort } from './test/support/demo-address.ts';
import { chromiumProject } from './test/support/chromium.ts';
import { findFirefox, firefoxProject } from './test/support/firefox.ts';
import { findTestChromium } from './test/support/headless-shell.ts';
import { findWebkit, webkitProject } from './test/support/webkit.ts';

const browser = findTestChromium();
if (!browser) throw new Error('No Chromium found: "npm test" installs one.');
const firefox = findFirefox();

/** Browser tests run against the built files on the demo pages. */
export default defineConfig({
  testDir: './test/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // One retry in CI, where the summary lists the retried tests; locally a failure is a failure.
  retries: process.env.CI ? 1 : 0,
  // The worst case of a busy machine; passing tests do not wait for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./test/support/playwright-reporter.ts']],
  use: {
    // What does not come in this time does not come.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'America/Cancun',
    screenshot: 'only-on-failure',
    // Only for retries: recording all tests takes a tenth longer. Locally, use "--trace on".
    trace: 'on-first-retry',
  },
  projects: [
    chromiumProject(browser.path),
    ...(firefox ? [firefoxProject(firefox)] : []),
    ...(findWebkit() ? [webkitProject] : []),
  ],
  webServer: {
    command: 'node demo/start.ts',
    cwd: import.meta.dirname,
    port: demoPort,
    env: { PORT: String(demoPort) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
