import { closedGate } from './gate.ts';
import { apiBase, openMade } from './made-page.ts';
import { expect, type Page } from './test.ts';

export const box = (page: Page) => page.locator('transfers-box');
export const field = (page: Page, label: string) => box(page).getByLabel(label, { exact: true });
export const combobox = (page: Page, label: string) => box(page).getByRole('combobox', { name: label });

/** Keeps the framework from arriving until `open` is called, which settles once it has taken the form over. */
export async function holdFramework(page: Page): Promise<{ open: () => Promise<void> }> {
  const gate = closedGate();
  await page.route(/\/chunks\/core-/, async (route) => {
    await gate.passed;
    await route.continue();
  });
  const open = async () => {
    gate.open();
    await takenOver(page);
  };
  return { open };
}

/** Opens a page whose framework does not arrive until it is told to. */
export async function openEarly(page: Page, attributes = '', head = '') {
  const framework = await holdFramework(page);
  await openMade(page, {
    head,
    body: `<main><transfers-box api-base="${apiBase}" ${attributes}></transfers-box></main>`,
  });
  await expect(box(page).getByRole('button', { name: /^(Search|Buscar)$/ })).toBeVisible();
  return framework;
}

/** Waits for the view, which is alone then. */
export async function takenOver(page: Page): Promise<void> {
  await expect
    .poll(() => box(page).evaluate((element) => Reflect.get(element, 'state') as string))
    .toBe('ready');
  await expect(box(page).locator('form')).toHaveCount(1);
}
