import { closedGate } from './gate.ts';
import { apiBase, openMade } from './made-page.ts';
import { expect, type Page } from './test.ts';

type Tag = 'transfers-box' | 'booking-engine';

export const box = (page: Page) => page.locator('transfers-box');
export const engine = (page: Page) => page.locator('booking-engine');
export const field = (page: Page, label: string) => box(page).getByLabel(label, { exact: true });
export const combobox = (page: Page, label: string) => box(page).getByRole('combobox', { name: label });

/** Holds the framework back until `open` is called, which resolves once the view has replaced the form. */
export async function holdFramework(
  page: Page,
  tag: Tag = 'transfers-box',
): Promise<{ open: () => Promise<void> }> {
  const gate = closedGate();
  await page.route(/\/chunks\/core-/, async (route) => {
    await gate.passed;
    await route.continue();
  });
  const open = async () => {
    gate.open();
    await takenOver(page, tag);
  };
  return { open };
}

/** Opens a page whose framework is held back. */
export async function openEarly(page: Page, attributes = '', head = '') {
  const framework = await holdFramework(page);
  await openMade(page, {
    head,
    body: `<main><transfers-box api-base="${apiBase}" ${attributes}></transfers-box></main>`,
  });
  await expect(box(page).getByRole('button', { name: /^(Search|Buscar)$/ })).toBeVisible();
  return framework;
}

/** Opens a page with a storefront whose framework is held back. */
export async function openHomeEarly(page: Page, attributes = '', at = '') {
  const framework = await holdFramework(page, 'booking-engine');
  await openMade(page, {
    at,
    body: `<main><booking-engine api-base="${apiBase}" ${attributes}></booking-engine></main>`,
  });
  await expect(engine(page).getByRole('button', { name: /^(Search|Buscar)$/ })).toBeVisible();
  return framework;
}

/** Waits for the view, which is alone then. */
export async function takenOver(page: Page, tag: Tag = 'transfers-box'): Promise<void> {
  const element = page.locator(tag);
  // On a processor that a test slows down twenty times, a busy machine needs a minute.
  await expect
    .poll(() => element.evaluate((own) => Reflect.get(own, 'state') as string), { timeout: 120_000 })
    .toBe('ready');
  await expect(element.locator('div.view')).toHaveCount(0);
}
