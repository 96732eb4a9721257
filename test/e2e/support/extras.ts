import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

export function extraCard(page: Page, name: RegExp): Locator {
  return page.getByRole('article', { name });
}

/** Fills the cart on the screen of extras, which is the shortest way to a cart, and opens it. */
export async function openCartWith(page: Page, home: string, extras: Record<string, number>): Promise<void> {
  await page.goto(`${home}/extras`);
  for (const [name, units] of Object.entries(extras)) {
    const card = extraCard(page, new RegExp(name));
    await card.getByRole('combobox').first().selectOption(String(units));
    await expect(card.getByText('Added to cart')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Continue to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
}
