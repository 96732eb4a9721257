import type { Locator } from 'playwright/test';
import { expect } from './test.ts';

/**
 * Points at something and then clicks it, as people do. For a moment after a frame of another site got a new size, the
 * browser gives what happens there to the page around it: a click without a look would be lost.
 */
export async function press(target: Locator, options: { timeout?: number } = {}): Promise<void> {
  await expect(async () => {
    await target.hover(options);
    const isUnderPointer = () => target.evaluate((element) => element.matches(':hover'));
    await expect.poll(isUnderPointer, { intervals: [20, 50, 100, 200], timeout: 2_000 }).toBe(true);
  }).toPass(options);
  await target.click(options);
}
