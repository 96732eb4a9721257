import type { Locator } from 'playwright/test';
import { expect, type Page } from './test.ts';

/** The visitor leaves the tab and comes back to it: again if a round that asked before the move was still under way. */
export function comeBackTo(page: Page, notice: Locator): Promise<void> {
  return expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(notice).toBeVisible({ timeout: 2000 });
  }).toPass();
}
