import type { TransfersBox } from '../../elements/transfers-box.ts';
import { partner } from '../support/demo-address.ts';
import { closedGate } from './support/gate.ts';
import { expect, test, type Page } from './support/test.ts';

const address = `${partner}/partner/transfers-box.html`;

test('what arrived while the code was loading is rendered immediately', async ({ page }) => {
  const code = closedGate();
  await page.route('**/chunks/core-*.js', async (route) => {
    await code.passed;
    await route.continue();
  });
  const answers = Promise.all(
    ['settings?lang=en', 'transfers/airports'].map((path) => page.waitForResponse(`**/widget/${path}`)),
  );
  await page.goto(address, { waitUntil: 'commit' });
  await answers;
  const box = boxOf(page);
  await box.evaluate(({ shadowRoot }) => {
    if (!shadowRoot) throw new Error('There is no element');
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    new MutationObserver(() => {
      // The loader's own placeholder shows a skeleton too: only the class tells the view.
      // oxlint-disable-next-line syntax/no-restricted-syntax
      if (shadowRoot.querySelector('.view [part=skeleton]')) seen.push('a placeholder');
      // The first form is a `<div>`, and knows no airports.
      // oxlint-disable-next-line syntax/no-restricted-syntax -- only the tag tells them apart
      const airports = shadowRoot.querySelectorAll('.view:not(div) select option').length;
      if (airports > 0) seen.push(`${airports - 1} airports`);
    }).observe(shadowRoot, { childList: true, subtree: true });
  });
  code.open();
  await expect(box.getByLabel('Airport', { exact: true }).locator('option')).toHaveCount(4);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  expect([...new Set(seen)]).toEqual(['3 airports']);
});

test('in two rows if there is room, otherwise in a column, or as the page says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await expect.poll(() => isInRows(page)).toBe(true);
  await setAttributes(page, { layout: 'column' });
  await expect.poll(() => isInRows(page)).toBe(false);
  await setAttributes(page, { layout: null });
  await expect.poll(() => isInRows(page)).toBe(true);

  // No text overlaps the error of a field beside it.
  const box = boxOf(page);
  await box.getByRole('radio', { name: 'Hotel to Airport' }).check();
  await box.evaluate((element: TransfersBox) => element.submit());
  const error = box.getByText('Choose a pickup from the list.').last();
  await expect(error).toBeVisible();
  const { y = 0, height = 0 } = (await error.boundingBox()) ?? {};
  const help = await box.getByRole('button', { name: "Can't find your place?" }).boundingBox();
  expect(help?.y).toBeGreaterThanOrEqual(y + height);

  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(() => isInRows(page)).toBe(false);
});

function boxOf(page: Page) {
  return page.locator('transfers-box');
}

/** Whether the date and the passengers share a row, below the places. */
async function isInRows(page: Page): Promise<boolean> {
  const [airport = 0, date = 0, adults = 0] = await Promise.all(
    ['Airport', 'Date', 'Adults'].map(async (label) => {
      const place = await boxOf(page).getByLabel(label, { exact: true }).boundingBox();
      return place?.y ?? 0;
    }),
  );
  return airport < date && Math.abs(date - adults) < 10;
}

async function setAttributes(page: Page, attributes: Record<string, string | null>): Promise<void> {
  await page.locator('transfers-box').evaluate((element, all) => {
    for (const [name, value] of Object.entries(all)) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }, attributes);
}
