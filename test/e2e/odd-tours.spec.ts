import { answerWith, requestsTo } from './support/provider.ts';
import { openEngine } from './support/engine.ts';
import { daysFromNow } from './support/dates.ts';
import { expect, test, type Page } from './support/test.ts';
import { Quote } from './support/tour.ts';

const oddSlug = 'sun & sea/50%?';
const rate = { id: 'r1', title: null, max_pax: 0, price_adults: '45.00', min_price: '45.00' };

/** A provider's answer with as little in it as the contract allows. */
function odd(changes: object = {}) {
  return {
    id: 77,
    slug: oddSlug,
    title: 'Whales <b>& more</b>',
    gallery: null,
    min_price: '45.00',
    duration: { days: 0, hours: '0', minutes: null },
    destination_place: null,
    tour_category: null,
    tags: null,
    descriptions: { description: '<p onclick="x()">Big<script>window.hacked=1</script></p>', itinerary: ' ' },
    tour_rates: [rate],
    schedules: null,
    cutoff_hrs: '0',
    kids_valid: 0,
    infants_valid: true,
    transportation_enabled: '0',
    ...changes,
  };
}

async function openTour(page: Page, changes: object = {}): Promise<void> {
  await answerWith(page, /^\/tours\/[^/]+$/, { body: JSON.stringify({ data: odd(changes) }) });
  await openEngine(page, { path: `/activities/any/${encodeURIComponent(oddSlug)}` });
  await expect(page.getByRole('heading', { level: 1, name: 'Whales <b>& more</b>' })).toBeVisible();
  const text = await page
    .locator('booking-engine')
    .evaluate((engine) => engine.shadowRoot?.textContent ?? '');
  expect(text).not.toMatch(/NaN|undefined|\[object Object\]|\bnull\b/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

test('a tour with one rate, no limits and no timetable can be booked', async ({ page }) => {
  const quote = new Quote(page);
  const tours = requestsTo(page, /^\/tours\/[^/]+$/);
  const asked = page.waitForRequest((request) => request.url().includes('/widget/tours/'));
  await answerWith(page, /\/availability$/, { body: '["09:00:00","09:00",null,"soon","15:30"]' });
  await answerWith(page, '/cart/summary', {
    body: JSON.stringify({
      tours: [{ total: '90.00', discount: null }],
      summary: { total: '90.00', toursSubtotal: '90.00', paymentMethods: null, policies: [] },
    }),
  });
  await openTour(page);
  expect(decodeURIComponent(new URL((await asked).url()).pathname)).toBe(`/widget/tours/${oddSlug}`);
  expect(tours[0]?.query.get('category')).toBe('any');
  for (const absent of ['Rate', 'Kids', 'Infants', 'Pick-up location'])
    await expect(quote.field(absent)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Itinerary' })).toHaveCount(0);
  await expect(quote.field('Adults')).toHaveAttribute('max', '99');

  await quote.people({ Adults: 2 });
  await quote.date(daysFromNow(9).typed);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await quote.time('15:30');
  await quote.expectTotal('$90.00 USD');
  await quote.add.click();
  await expect(quote.added).toBeVisible();
  await quote.added.getByRole('button', { name: 'Continue to Cart' }).click();
  await page.getByRole('button', { name: 'Continue to cart' }).click();
  await expect(page.getByRole('listitem')).toContainText('Whales <b>& more</b>');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(quote.field('Adults')).toHaveValue('2');
});

test('a tour that never leaves says so, and whom to ask', async ({ page }) => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  await openTour(page, { schedules: Object.fromEntries(days.map((day) => [day, []])) });
  await expect(page.getByRole('alert')).toContainText('No availability');
  await expect(page.getByRole('alert')).toContainText('hola@costaclara.example');
});

test('a tour without rates leads to a person', async ({ page }) => {
  await openTour(page, { tour_rates: [] });
  await expect(page.getByText('Please contact us to book this activity.').first()).toBeVisible();
  await expect(new Quote(page).add).toBeDisabled();
});
