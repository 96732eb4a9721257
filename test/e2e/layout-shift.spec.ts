import { partner } from '../support/demo-address.ts';
import { Journey } from './support/journey.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { holdAnswers } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';

const flight = { airline: 'Delta', number: 'DL 1827', inDays: 14, hour: '14', minute: '30' };

for (const width of [360, 768, 1280]) {
  test(`a search form ${width} pixels wide has its final height from the start`, async ({ page }) => {
    const shifts = await watchLayoutShifts(page);
    await page.setViewportSize({ width, height: 1000 });
    // Answers take longer than a paint, so that each state of the element can be seen.
    await slowly(page);
    await page.goto(`${partner}/partner/transfers-box.html`);
    const airport = page.locator('transfers-box').getByLabel('Airport', { exact: true });
    await expect(airport.locator('option:checked')).toHaveText(/Cancún/);
    await expect(page.locator('transfers-box').getByRole('button', { name: 'Search' })).toBeVisible();
    expect(shifts).toEqual([]);
  });
}

for (const width of [390, 1280]) {
  test(`nothing moves by itself from the home screen to the confirmation, ${width} pixels wide`, async ({
    page,
  }) => {
    const shifts = await watchLayoutShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await slowly(page);
    const journey = await journeyToCart(page);
    await journey.addToCart();
    await journey.fillCustomer();
    await journey.pay('Pay at arrival');
    await journey.button('Book now').click();
    await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
    expect(shifts).toEqual([]);
  });
}

test('the room to type in stays the same when suggestions have come', async ({ page }) => {
  const suggestions = await holdAnswers(page, '/tools/places-autocomplete');
  // The places near the airport come first: knowing it, the form asks anew.
  const airport = page.waitForResponse(/\/widget\/places\/cun$/);
  await page.goto(`${partner}/partner/transfers-box.html`);
  await (await airport).finished();
  const destination = page.getByRole('combobox', { name: 'Destination', exact: true });
  await destination.fill('quinta');
  await expect(page.getByText('Searching…')).toBeVisible();
  const meanwhile = await destination.boundingBox();
  await expect.poll(() => suggestions.length).toBe(1);
  suggestions[0]?.release();
  await expect(page.getByRole('option', { name: /Quinta Luna/ })).toBeVisible();
  expect(await destination.boundingBox()).toEqual(meanwhile);
});

test('the bar with the button to book stays as high as it is when the total has come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const journey = await journeyToCart(page);
  const totals = await holdAnswers(page, '/cart/summary');
  await journey.addToCart();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  const bar = page.locator('booking-engine div[part="navigation"]');
  const meanwhile = await bar.boundingBox();
  await expect.poll(() => totals.length).toBe(1);
  totals[0]?.release();
  await expect(bar.getByText('Total')).toBeVisible();
  expect(await bar.boundingBox()).toEqual(meanwhile);
});

async function journeyToCart(page: Page): Promise<Journey> {
  const journey = new Journey(page);
  await page.goto(`${partner}/partner/booking-engine.html`);
  await expect(page.getByRole('link', { name: /Chichén/ })).toBeVisible();
  await journey.startAtAirport(/Cancún International Airport/);
  await journey.fillSedanTransfer(flight);
  return journey;
}

/**
 * The provider's answers come later than the browser counts as caused by a click; and the page's own sheet not before our
 * script, as it is on a page that has more of its own to load.
 */
async function slowly(page: Page): Promise<void> {
  const script = page.waitForResponse(/\/booking\.js$/);
  await page.route('**/page.css', async (route) => {
    await (await script).finished();
    await route.continue();
  });
  await page.route(/\/widget\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 520));
    await route.continue().catch(() => undefined);
  });
}
