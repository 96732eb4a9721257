import { defineConfig } from 'playwright/test';
import base from '../../playwright.config.ts';
import { site } from './support/site.ts';

const { projects: browsers = [], webServer, ...shared } = base;
const chromium = browsers.find(({ name }) => name === 'chromium');
if (!chromium || !webServer) throw new Error('The configuration of the browser tests has changed.');

/**
 * The WordPress plugin, in the WordPress of Debian's packages with a database of its own: installed first, then used by
 * editors, authors and visitors, and in the end deleted.
 */
export default defineConfig({
  ...shared,
  testDir: '.',
  reporter: [['list'], ['../support/playwright-reporter.ts']],
  fullyParallel: false,
  workers: 1,
  projects: [
    project('installed', /install\.spec/),
    project('used', /(?<!install|remove)\.spec/, 'installed'),
    project('removed', /remove\.spec/, 'used'),
  ],
  webServer: [
    ...[webServer].flat(),
    {
      command: 'node test/wordpress/support/start.ts',
      cwd: '../..',
      url: `${site}/wp-login.php`,
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  ],
});

function project(name: string, testMatch: RegExp, ...dependencies: string[]) {
  return {
    ...chromium,
    name,
    testMatch,
    dependencies,
    outputDir: `../../test-results/wordpress/${name}`,
    use: { ...chromium?.use, baseURL: site },
  };
}
