import { test as base, expect } from 'playwright/test';
import { findWebkit } from '../../support/webkit.ts';
import { startDriver, type Driver } from './driver.ts';
import { Tab } from './tab.ts';

/** A test in a WebKit window. It fails if the page throws, logs an error or violates its policy. */
export const test = base.extend<{ tab: Tab }, { driver: Driver }>({
  driver: [
    async ({}, use) => {
      const webkit = findWebkit();
      if (!webkit) throw new Error('No WebKit found: "npm test" installs one.');
      const driver = await startDriver(webkit);
      await use(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ driver }, provide, info) => {
    const tab = await Tab.open(driver);
    await provide(tab);
    const body =
      info.status === info.expectedStatus ? undefined : await tab.screenshot().catch(() => undefined);
    if (body) await info.attach('screen', { body, contentType: 'image/png' });
    const faults = await tab.faults();
    await tab.close();
    expect(faults).toEqual([]);
  },
});

export { expect };
