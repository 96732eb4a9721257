import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

/** Types into a field that is reached by Tab. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Presses a key on a control that is reached by Tab. */
export async function press(page: Page, control: Locator, key: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Presses Tab until the control has the focus; a visitor would not go round more than once. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let step = 0; step < 60; step++) {
    if (await control.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element))
      return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
