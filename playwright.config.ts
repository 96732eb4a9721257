import { defineConfig } from 'playwright/test';
import { demoPort } from './test/support/demo-address.ts';
import { findChromium } from './test/support/chromium.ts';

const browser = findChromium();
if (!browser) throw new Error('No Chromium found: "npm test" installs one.');

/** Browser tests run against the built files on the demo pages. */
export default defineConfig({
  testDir: './test/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: browser.path,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'en-US',
    timezoneId: 'America/Cancun',
    screenshot: 'only-on-failure',
    // Pictures of every step would cost a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
  webServer: {
    command: 'node demo/start.ts',
    port: demoPort,
    env: { PORT: String(demoPort) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
