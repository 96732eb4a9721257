import type { APIRequestContext, Locator } from 'playwright/test';
import { languages, type Language } from '../../src/schema/language.ts';
import { company } from '../support/demo-address.ts';
import { bookButton } from './support/checkout.ts';
import { comeBackTo } from './support/come-back-to.ts';
import { Journey } from './support/journey.ts';
import { fullTrip } from './support/full-trip.ts';
import { openMade } from './support/made-page.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';
import { words } from './support/words.ts';

const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
];

for (const size of windows) {
  test(`at ${size.width} × ${size.height} a cart shows what is booked, its total and how to book it`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openFullCart(page);
    const [transfer, tour] = await page.getByRole('main').getByRole('listitem').all();
    if (!transfer || !tour) throw new Error('The cart has fewer than two lines.');
    const bar = await topOf(bookButton(page).locator('xpath=../../..'));
    expect(await endOf(transfer), 'the end of the transfer').toBeLessThanOrEqual(bar);
    expect(await endOf(tour.getByRole('heading')), 'the end of the title of the tour').toBeLessThanOrEqual(
      bar,
    );
    await expect(page.getByText('$525.00 USD').last()).toBeInViewport({ ratio: 1 });
    await expect(bookButton(page)).toBeInViewport({ ratio: 1 });

    // Each price is in the row of its title, or in the next one if they need all of the width.
    const [from, title] = [transfer.getByText('From', { exact: true }), tour.getByRole('heading')];
    const [ofTransfer, ofTour] = [transfer.getByText('Subtotal'), tour.getByText('Subtotal')];
    if (size.width < 400) {
      const to = transfer.getByText('Destination', { exact: true });
      expect(Math.abs((await topOf(ofTransfer)) - (await endOf(to)))).toBeLessThan(8);
      expect(Math.abs((await topOf(ofTour)) - (await endOf(title)))).toBeLessThan(8);
    } else {
      expect(Math.abs((await topOf(ofTransfer)) - (await topOf(from)))).toBeLessThan(8);
      expect(Math.abs((await topOf(ofTour)) - (await topOf(title)))).toBeLessThan(8);
    }
  });
}

test('a transfer, a tour and an extra are a short page on a phone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFullCart(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1900);
});

test('on a phone the long title of a tour takes two lines', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${company}/#booking-trip=${await fullTrip('es', 'usd')}`);
  const title = page.getByRole('heading', { name: 'Cena espectáculo bajo las estrellas' });
  expect((await title.boundingBox())?.height).toBeLessThan(50);
});

test('what a transfer consists of is named on its card', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFullCart(page);
  for (const label of ['From', 'Destination', 'Transfer Service', 'Passengers', 'Trip Type']) {
    const box = await page.getByRole('term').filter({ hasText: label }).boundingBox();
    expect(box?.height ?? 0, label).toBeGreaterThan(10);
  }
});

for (const language of languages) {
  test(
    `on a phone the labels and times of a cart are each in one line, in ${language}`,
    longUnless(language === 'es'),
    async ({ page, request }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openCartWithoutDriver(page, request, language);
      const lines = page.getByRole('listitem').filter({ has: page.getByRole('term') });
      await expect(lines).toHaveCount(2);
      const inOneLine = [
        ...(await lines.getByRole('term').all()),
        // Those of the pickups and of the tour, and that in the notice.
        ...(await page.getByText(/\d{4} \d\d:\d\d( hrs)?$/).all()),
      ];
      expect(inOneLine.length).toBeGreaterThanOrEqual(13);
      for (const text of inOneLine) {
        expect((await text.boundingBox())?.height, String(await text.textContent())).toBeLessThan(24);
      }
    },
  );

  test(
    `on a phone the bar stays low below the longest words about a payment, in ${language}`,
    { tag: '@long' },
    async ({ page }) => {
      const { bankTransfer, bookNow } = words[language];
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${company}/#booking-trip=${await fullTrip(language, 'usd', 'roundtrip', 1)}`);
      await page.getByRole('radio', { name: bankTransfer }).check();
      const bar = page.getByRole('button', { name: bookNow }).locator('xpath=../../..');
      await expect(bar.getByText('Total')).toBeVisible();
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(96);
    },
  );
}

test('on a phone an extra does not move when it is added', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${company}/extras`);
  const card = page.getByRole('article', { name: /SIM card/ });
  const before = await card.boundingBox();
  await card.getByRole('combobox').selectOption('1');
  await expect(card.getByText('Added to cart')).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
});

/** The cart of a round trip with a tour and an extra, complete with its total. */
async function openFullCart(page: Page): Promise<void> {
  await page.goto(`${company}/#booking-trip=${await fullTrip('en', 'usd', 'roundtrip', 1)}`);
  await new Journey(page).button('Share or continue elsewhere').waitFor();
  await expect(page.getByText('$525.00 USD')).toHaveCount(2);
}

/** The same cart in the narrower column of a partner's page, after the first pickup was refused. */
async function openCartWithoutDriver(
  page: Page,
  request: APIRequestContext,
  language: Language,
): Promise<void> {
  const name = `driver-${crypto.randomUUID()}`;
  await openMade(page, {
    head: '<meta name="viewport" content="width=device-width"><style>body { margin: 0 20px }</style>',
    at: `#booking-trip=${await fullTrip(language, 'usd', 'roundtrip', 1)}`,
    body: `<booking-engine lang="${language}" api-base="${company}/moved/${name}/widget" hosted-url="${company}/"></booking-engine>`,
  });
  const journey = new Journey(page, language);
  await journey.button(journey.say.share).waitFor();
  await request.put(`${company}/sandbox/moves/${name}`, { data: 'no-pickups=15' });
  await comeBackTo(page, page.getByRole('alert').filter({ hasText: ' · ' }));
}

async function topOf(node: Locator): Promise<number> {
  return (await node.boundingBox())?.y ?? NaN;
}

async function endOf(node: Locator): Promise<number> {
  const box = await node.boundingBox();
  return box ? box.y + box.height : NaN;
}
