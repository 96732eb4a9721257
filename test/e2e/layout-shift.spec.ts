import type { Response } from 'playwright/test';
import { company, partner } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { daysFromNow } from './support/dates.ts';
import { openEngine, quintaLunaPrices } from './support/engine.ts';
import { closedGate } from './support/gate.ts';
import { Journey } from './support/journey.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { answerSlowly, holdAnswers } from './support/provider.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';
import { Quote } from './support/tour.ts';

const flight = { airline: 'Delta', number: 'DL 1827', inDays: 14, hour: '14', minute: '30' };

test('a search form has its final height from the start, at each width, and keeps it while typing', async ({
  page,
}) => {
  const shifts = await watchLayoutShifts(page);
  // Answers take longer than a paint, so that each state of the element becomes visible.
  await slowly(page);
  for (const width of [360, 768, 1280]) {
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 1000 });
      // The places near the airport come first: once the form knows the airport, it refetches suggestions.
      const near = page.waitForResponse(/\/widget\/places\/cun$/);
      await page.goto(`${partner}/partner/transfers-box.html`);
      const airport = page.locator('transfers-box').getByLabel('Airport', { exact: true });
      await expect(airport.locator('option:checked')).toHaveText(/Cancún/);
      await expect(page.locator('transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
      await (await near).finished();
      expect(shifts).toEqual([]);
    });
  }
  await test.step('suggestions', async () => {
    const suggestions = await holdAnswers(page, '/tools/places-autocomplete');
    const destination = page.getByRole('combobox', { name: 'Destination', exact: true });
    await destination.fill('quinta');
    await expect(page.getByText('Searching…')).toBeVisible();
    const meanwhile = await destination.boundingBox();
    await expect.poll(() => suggestions.length).toBe(1);
    suggestions[0]?.release();
    await expect(page.getByRole('option', { name: /Quinta Luna/ })).toBeVisible();
    expect(await destination.boundingBox()).toEqual(meanwhile);
  });
});

test('a script that comes after the first paint moves nothing, where the page has kept the room free', async ({
  page,
}) => {
  const shifts = await watchLayoutShifts(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    const painted = closedGate();
    await page.route('**/booking.js', async (route) => {
      await painted.passed;
      await route.continue();
    });
    await page.goto(`${partner}/partner/transfers-box.html`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    painted.open();
    await expect(page.locator('transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
    await page.unroute('**/booking.js');
    expect(shifts, `${width} pixels wide`).toEqual([]);
  }
});

test(
  'on a phone the tours of the home screen are about as high as the skeletons that wait for them',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const tours = await holdAnswers(page, '/tours');
    await page.goto(company);
    const lastCategory = page.getByRole('heading', { name: 'Food and evenings' });
    await expect(lastCategory).toBeVisible();
    await expect.poll(() => tours.length).toBeGreaterThan(3);
    const waiting = (await lastCategory.boundingBox())?.y ?? NaN;
    for (const answer of tours) answer.release();
    await expect(page.getByRole('article').nth(9)).toBeVisible();
    const arrived = (await lastCategory.boundingBox())?.y ?? NaN;
    // Nine cards, whose titles take one line or two: the height of one.
    expect(Math.abs(arrived - waiting)).toBeLessThan(148);
  },
);

for (const width of [390, 1280]) {
  test(
    `nothing moves by itself from the home screen to the confirmation, ${width} pixels wide`,
    { tag: '@long' },
    async ({ page }) => {
      const shifts = await watchLayoutShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await slowly(page);
      const journey = await journeyToCart(page);
      const total = closedGate();
      await page.route('**/cart/summary', async (route) => {
        await total.passed;
        await route.fallback();
      });
      await journey.addToCart();
      await test.step('the bar with the book button keeps its height when the total arrives', async () => {
        await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
        const bar = page.locator('booking-engine div[part="navigation"]');
        const meanwhile = await bar.boundingBox();
        await expect(bar.getByText('Total')).toHaveCount(0);
        total.open();
        await expect(bar.getByText('Total')).toBeVisible();
        expect(await bar.boundingBox()).toEqual(meanwhile);
      });
      await journey.fillCustomer();
      await journey.pay('Pay at arrival');
      await journey.button(/^Book now/).click();
      await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
      expect(shifts).toEqual([]);
    },
  );
}

for (const width of [360, 1280])
  test(
    `nothing moves by itself while a tour is chosen, ${width} pixels wide`,
    longUnless(width === 360),
    async ({ page }) => {
      const shifts = await watchLayoutShifts(page);
      const quote = new Quote(page);
      await page.setViewportSize({ width, height: 720 });
      await answerSlowly(page);
      await page.goto(`${company}/activities/water/isla-mujeres-catamaran`);
      await quote.rate('Standard');
      await quote.expectTotal('$69.00 USD');
      await quote.people({ Adults: 2, Kids: 1 });
      await quote.expectTotal('$187.00 USD');
      await quote.date(daysFromNow(10).typed);
      await quote.time('09:00');
      await page.getByRole('radio', { name: 'Yes' }).check();
      await quote.pickup('quinta', /Quinta Luna/);
      await quote.expectTotal('$254.00 USD');
      expect(shifts).toEqual([]);
    },
  );

test(
  'nothing moves by itself when the prices of a trip arrive, 360 pixels wide',
  { tag: '@long' },
  async ({ page }) => {
    const shifts = await watchLayoutShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await answerSlowly(page);
    const tripDates: Record<string, string>[] = [
      { date: daysFromNow(12).typed },
      { date: daysFromNow(12).typed, returnDate: daysFromNow(19).typed },
    ];
    for (const dates of tripDates) {
      await openEngine(page, { path: quintaLunaPrices(dates) });
      await expect(page.getByText('Taxes included')).toBeVisible();
      await expect(page.getByRole('button', { name: /^One way/ }).first()).toBeVisible();
      expect(shifts).toEqual([]);
    }
  },
);

for (const width of [360, 1280])
  for (const screen of ['cart/success/:token', 'customer/sale/:token/voucher'])
    test(
      `${screen}: the first card appears where its outline was, ${width} pixels wide`,
      longUnless(width === 360 && screen.endsWith('voucher')),
      async ({ page, request }) => {
        const topOfFirstCard = (part: string) =>
          page.locator(`[part=${part}]`).evaluateAll((elements) => {
            const boxes = elements.map((element) => element.getBoundingClientRect());
            return boxes.find(({ height }) => height > 150)?.y ?? NaN;
          });
        const { token } = await bookSale(request, { paymentMethodId: 7 });
        await page.setViewportSize({ width, height: 740 });
        const answers = await holdAnswers(page, `/sales/${token}`);
        await page.goto(`${company}/${screen.replace(':token', token)}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => answers.length).toBe(1);
        const waiting = await topOfFirstCard('skeleton');
        answers[0]?.release();
        await expect(
          page.getByRole('heading', { name: /Cancún International Airport/ }).first(),
        ).toBeVisible();
        expect(Math.abs((await topOfFirstCard('card')) - waiting)).toBeLessThanOrEqual(8);
      },
    );

async function journeyToCart(page: Page): Promise<Journey> {
  const journey = new Journey(page);
  await page.goto(`${partner}/partner/booking-engine.html`);
  await expect(page.getByRole('link', { name: /Chichén/ })).toBeVisible();
  await journey.startAtAirport(/Cancún International Airport/);
  await journey.fillSedanTransfer(flight);
  return journey;
}

/**
 * The provider's answers arrive too late to count as caused by a click, and the page's own style sheet arrives after
 * our script, as on a page with more to load.
 */
async function slowly(page: Page): Promise<void> {
  let script: Promise<Response> | undefined;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) script = page.waitForResponse(/\/booking\.js$/);
  });
  await page.route('**/page.css', async (route) => {
    await (await script)?.finished();
    await route.continue();
  });
  await answerSlowly(page);
}
