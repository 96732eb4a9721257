import type { Locator } from 'playwright/test';
import { company } from '../support/demo-address.ts';
import { bookButton, readyToBook, watchOrders } from './support/checkout.ts';
import { openEngine } from './support/engine.ts';
import { fullTrip } from './support/full-trip.ts';
import { closedGate } from './support/gate.ts';
import { expectNothingBeside, expectWholeWords } from './support/narrow-screens.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/Failed to load resource/], viewport: { width: 320, height: 740 } });

test(
  'on a phone: an applied code, a pending order, one without an answer, and the confirmation',
  { tag: '@long' },
  async ({ page }) => {
    // A colour in transition equals neither.
    const answer = closedGate();
    await watchOrders(page, async (route, count) => {
      if (count > 1) return route.fallback();
      await answer.passed;
      await route.abort('connectionreset');
    });
    const journey = await readyToBook(page, company);
    const coupon = journey.field('Coupon');
    await coupon.fill('WELCOME10');
    await journey.button('Apply').click();
    await expect(page.getByText('Applied', { exact: true })).toBeVisible();
    expect(
      await coupon.evaluate((input) => input.scrollWidth - input.clientWidth),
      'hidden of the code',
    ).toBe(0);

    await bookButton(page).click();
    const edit = journey.button('Edit');
    await expect(edit).toBeDisabled();
    // A control without a box when enabled has none when disabled.
    await expect(edit).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    answer.open();
    const checked = journey.button('I have checked: it was not booked');
    await expect(checked).toBeVisible();
    await expectNothingBeside(page, 'no answer');
    await expectWholeWords(page, 'no answer');

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [panel, bar] = [page.getByRole('alert'), bookButton(page).locator('xpath=../../..')];
    expect(await gapBetween(panel, bar)).toBeGreaterThanOrEqual(16);
    await checked.click();
    await bookButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
    const voucher = page.getByRole('link', { name: /^Voucher(?! \()/ });
    const others = [page.getByRole('link', { name: /^Voucher \(/ }), journey.button('Print')];
    for (const other of others) expect(await heightOf(other)).toBe(await heightOf(voucher));
  },
);

test(
  'on a phone a refused code stays in sight above what is said of it',
  { tag: '@long' },
  async ({ page }) => {
    await readyToBook(page, company);
    const coupon = page.getByRole('textbox', { name: 'Coupon' });
    await coupon.fill('LETMEIN');
    await coupon.press('Enter');
    await expect(page.getByText('Not applied: this code is not valid.')).toBeVisible();
    await expect(coupon).toHaveValue('LETMEIN');
    expect(
      await coupon.evaluate((input) => input.scrollWidth - input.clientWidth),
      'hidden of the code',
    ).toBe(0);
    await expectNothingBeside(page, 'refused code');
  },
);

test(
  'in a narrow column a large total ends where the other amounts end',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    const text = await fullTrip('es', 'mxn');
    await openEngine(page, { on: `booking-engine.html#booking-trip=${text}` });
    const amounts = page.getByRole('definition').filter({ hasText: /^\$[\d,.]+ MXN$/ });
    await expect(amounts).toHaveCount(7);
    const ends = await Promise.all((await amounts.all()).map(endOf));
    expect(new Set(ends).size, ends.join(' ')).toBe(1);
  },
);

test('in a narrow column each label of the summary is in one line', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${company}/#booking-trip=${await fullTrip('es', 'usd')}`);
  for (const label of ['A pagar después', 'Impuestos (incluidos)']) {
    expect(await heightOf(page.getByRole('term').filter({ hasText: label })), label).toBeLessThan(24);
  }
});

/** Where its box ends, in whole pixels. */
async function endOf(node: Locator): Promise<number> {
  const box = await node.boundingBox();
  return Math.round((box?.x ?? 0) + (box?.width ?? 0));
}

async function heightOf(node: Locator): Promise<number> {
  return (await node.boundingBox())?.height ?? 0;
}

/** How far the second is below the first. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [first, second] = [await above.boundingBox(), await below.boundingBox()];
  if (!first || !second) throw new Error('Not both of them are there.');
  return second.y - first.y - first.height;
}
