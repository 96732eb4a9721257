import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

export function extraCard(page: Page, name: RegExp): Locator {
  return page.getByRole('article', { name });
}

/** Adds some extras, the shortest way to a cart, and opens the cart. */
export async function openCartWith(page: Page, home: string, extras: Record<string, number>): Promise<void> {
  await page.goto(`${home}/extras`);
  await addToCart(page, extras);
}

/** On the extras screen: adds units of each to the cart and opens it. */
export async function addToCart(page: Page, extras: Record<string, number>): Promise<void> {
  for (const [name, units] of Object.entries(extras)) {
    const card = extraCard(page, new RegExp(name));
    await card.getByRole('combobox').first().selectOption(String(units));
    await expect(card.getByText('Added to cart')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Continue to cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeVisible();
}
