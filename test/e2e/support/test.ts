import { test as base, expect, type Page } from 'playwright/test';
import { company } from '../../support/demo-address.ts';
import { toleratePlainFirefox, typeAsPeopleDo } from './firefox-driver.ts';

/**
 * A test on a demo page. It fails if the page throws or logs an error, or sends a request that the provider rejects as
 * malformed.
 */
export const test = base.extend<{ faultless: undefined; expectedErrors: RegExp[] }, { tolerant: undefined }>({
  tolerant: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') toleratePlainFirefox(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context, browserName }, provide) => {
    if (browserName === 'firefox') await typeAsPeopleDo(context);
    await provide(context);
  },
  /** Console errors that the page under test is expected to cause. */
  expectedErrors: [[], { option: true }],
  faultless: [
    async ({ page, expectedErrors, request }, use) => {
      const faults: string[] = [];
      // Some errors only reach the page's own handler.
      await page.addInitScript(() => {
        addEventListener('error', ({ message, error }) => {
          if (message && !error) console.error(`told the page: ${message}`);
        });
      });
      page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      const rejections = async () =>
        (await (await request.get(`${company}/sandbox/rejections`)).json()) as unknown[];
      const earlier = (await rejections()).length;
      await use(undefined);
      expect(faults.filter((fault) => !expectedErrors.some((expected) => expected.test(fault)))).toEqual([]);
      expect((await rejections()).slice(earlier)).toEqual([]);
      // A request may still be handled by the test while its page closes.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

/** For a row of a table of tests: only rows that show something new are in `npm test`. */
export function longUnless(isNeeded: boolean): { tag?: string } {
  return isNeeded ? {} : { tag: '@long' };
}

export { expect, type Page };
