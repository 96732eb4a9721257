import type { Locator } from 'playwright/test';
import { expect } from './test.ts';

/**
 * Hovers before clicking, as people do. For a moment after a cross-site frame has been resized, the browser dispatches
 * its events to the host page, so an immediate click would be lost.
 */
export async function press(target: Locator, options: { timeout?: number } = {}): Promise<void> {
  await expect(async () => {
    await target.hover(options);
    const isUnderPointer = () => target.evaluate((element) => element.matches(':hover'));
    await expect.poll(isUnderPointer, { intervals: [20, 50, 100, 200], timeout: 2_000 }).toBe(true);
  }).toPass(options);
  await target.click(options);
}
