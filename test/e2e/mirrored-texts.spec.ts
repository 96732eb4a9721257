import type { Locator, Page } from 'playwright/test';
import { bookSale } from './support/booked-sale.ts';
import { daysFromNow } from './support/dates.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { expect, test } from './support/test.ts';
import { piecesFromLeft } from './support/pieces-from-left.ts';

/* Names, numbers and untranslated texts on pages in a language that is written from right to left. */

const tags = { tag: ['@firefox', '@long'] };
const arabic = {
  format: 1,
  language: 'ar',
  messages: { Search: 'بحث', 'Picture {0} of {count}': 'صورة {0} من {count}' },
};

test('texts in English keep their full stop at their end', tags, async ({ page }) => {
  await openArabic(page, '/transfers');
  await page.getByRole('button', { name: 'بحث' }).click();
  const untranslated = page.getByText('Choose an airport.').last();
  expect(await piecesFromLeft(untranslated, ['Choose', 'airport', '.'])).toEqual(['Choose', 'airport', '.']);

  await openArabic(page, pricesRoute());
  const description = page.getByText('A quiet car for up to three').first();
  expect(await piecesFromLeft(description, ['A quiet car', 'suitcases', '.'])).toEqual([
    'A quiet car',
    'suitcases',
    '.',
  ]);
});

test('the arrow of a route points the way that it is read', tags, async ({ page }) => {
  // Wide enough for the route to take one line.
  await page.setViewportSize({ width: 700, height: 900 });
  await openArabic(page, pricesRoute());
  await page
    .getByRole('button', { name: /^One way/ })
    .first()
    .click();
  await expect(page.getByLabel('Flight number').first()).toHaveCSS('direction', 'ltr');
  const route = page.getByText(/Cancún International Airport.*Quinta Luna Hotel/);
  const inOrder = ['Quinta Luna', '←', 'Cancún'];
  expect(await piecesFromLeft(route, inOrder)).toEqual(inOrder);
  const [hour, minute] = [page.getByLabel('Hour').first(), page.getByLabel('Minute').first()];
  expect(await leftOf(hour)).toBeLessThan(await leftOf(minute));
});

test(
  'phone numbers begin with their plus sign; the voucher is not mirrored',
  tags,
  async ({ page, request }) => {
    const { token } = await bookSale(request, { paymentMethodId: 7 });
    await openArabic(page, `/cart/success/${token}`);
    const phone = page.getByRole('link', { name: /^\+\d+ \d/ });
    expect(await piecesFromLeft(phone, ['+52', '998', '0142'])).toEqual(['+52', '998', '0142']);

    await openArabic(page, `/customer/sale/${token}/voucher`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr');
  },
);

test('forward is to the left: in the calendar and in the pictures', tags, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openArabic(page, '/activities/water/isla-mujeres-catamaran');
  const pictures = page.getByRole('group', { name: /^Pictures of/ });
  const shown = pictures.getByRole('status');
  await expect(shown).toHaveText(/^1/);
  const next = page.getByRole('button', { name: 'Next picture' });
  await next.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveText(/^2/);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveText(/^1/);
  expect(await leftOf(next)).toBeLessThan(
    await leftOf(page.getByRole('button', { name: 'Previous picture' })),
  );

  await page.getByLabel('Date', { exact: true }).fill(daysFromNow(20).typed);
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button');
  await expect(chosen).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const dayAfter = page
    .locator(`[data-day="${daysFromNow(21).typed}"]`)
    .getByRole('button')
    .last();
  await expect(dayAfter).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toBeFocused();
});

test('forward is to the left once the visitor has chosen the language', tags, async ({ page }) => {
  await openWithArabic(page, '/activities/water/isla-mujeres-catamaran', 'en');
  const pictures = page.getByRole('group', { name: /^Pictures of/ });
  await expect(pictures.getByRole('status')).toHaveText('1 / 6');
  await page.getByLabel('Language').selectOption('ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
  await page.getByRole('button', { name: 'Next picture' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(pictures.getByRole('status')).toHaveText('2 / 6');
});

async function openArabic(page: Page, route: string): Promise<void> {
  await openWithArabic(page, route, 'ar');
  await expect(page.locator('booking-engine [part=root]')).toHaveAttribute('dir', 'rtl');
}

/** Opens the screen of a route in a language, with Arabic in the list of languages. */
async function openWithArabic(page: Page, route: string, language: 'en' | 'ar'): Promise<void> {
  await page.route('**/own.json', (answer) => answer.fulfill({ json: arabic }));
  const lang = language === 'en' ? 'lang="en"' : '';
  await openMade(page, {
    body: `<booking-engine api-base="${apiBase}" locale-url="own.json" ${lang} route="${route}"></booking-engine>`,
  });
}

function pricesRoute(): string {
  return `/transfers/prices?from=cun&to=quinta-luna&adults=2&kids=0&searchMode=A2H&date=${daysFromNow(20).typed}`;
}

async function leftOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? NaN;
}
