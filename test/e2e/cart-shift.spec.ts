import type { APIRequestContext, Locator } from 'playwright/test';
import { company } from '../support/demo-address.ts';
import { bookButton } from './support/checkout.ts';
import { fullTrip } from './support/full-trip.ts';
import { closedGate } from './support/gate.ts';
import { Journey } from './support/journey.ts';
import { watchLayoutShifts } from './support/layout-shifts.ts';
import { openMade } from './support/made-page.ts';
import { edgeToEdge } from './support/narrow-screens.ts';
import { answerSlowly } from './support/provider.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';
import { twoFrames } from './support/two-frames.ts';

const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
];

for (const size of windows) {
  test.describe(`in a cart ${size.width} pixels wide nothing moves`, longUnless(size.width === 360), () => {
    test.use({ viewport: size });

    test('when its totals arrive', async ({ page }) => {
      const shifts = await watchLayoutShifts(page);
      const totals = closedGate();
      await page.route('**/cart/summary', async (route) => {
        await totals.passed;
        await route.fallback();
      });
      await openCart(page);
      await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
      await expect(page.getByRole('listitem').getByText('Subtotal')).toHaveCount(3);
      shifts.length = 0;
      totals.open();
      await expect(page.getByText('$525.00 USD')).toHaveCount(2);
      await expect(bookButton(page)).toBeEnabled();
      expect(shifts).toEqual([]);
    });

    test(
      'when a coupon is refused, applied and removed, and the totals after a line was removed',
      { tag: '@long' },
      async ({ page }) => {
        const journey = new Journey(page);
        await openCart(page);
        await expect(page.getByText('$525.00 USD')).toHaveCount(2);
        await answerSlowly(page);
        const coupon = journey.field('Coupon');
        await coupon.fill('NONE');
        const before = await placesIn(page);
        await journey.button('Apply').click();
        const refusal = page.getByText('Not applied: this code is not valid.');
        await expect(refusal).toBeVisible();
        expect(await placesIn(page), 'refused').toEqual(before);
        expect(await gapBetween(coupon, refusal)).toBeLessThanOrEqual(8);
        expect(
          await gapBetween(refusal, page.getByRole('heading', { name: 'Your details' })),
        ).toBeGreaterThanOrEqual(24);

        await coupon.fill('WELCOME10');
        await journey.button('Apply').click();
        await expect(page.getByText('Applied', { exact: true })).toBeVisible();
        expect(await placesIn(page), 'applied').toEqual(before);
        await expect(page.getByText('$472.50 USD')).toHaveCount(2);
        expect(await placesIn(page), 'with a discount').toEqual(before);

        await journey.button('Remove').click();
        await expect(page.getByText('$525.00 USD')).toHaveCount(2);
        expect(await placesIn(page), 'removed').toEqual(before);

        await journey.button('Delete').last().click();
        await journey.button('Yes, delete it!').click();
        await expect(page.getByText('$525.00 USD')).toHaveCount(2);
        const withoutLine = await placesIn(page);
        await expect(page.getByText('$525.00 USD')).toHaveCount(0);
        await expect(bookButton(page)).toBeEnabled();
        expect(await placesIn(page), 'without a line').toEqual(withoutLine);
      },
    );

    test(
      'under the eyes of a visitor who fills in the form when a service becomes unavailable',
      { tag: '@long' },
      async ({ page, request }) => {
        const name = `shift-${crypto.randomUUID()}`;
        await openCart(page, `${company}/moved/${name}/widget`);
        await expect(bookButton(page)).toBeEnabled();
        const field = page.getByLabel('Email', { exact: true });
        await field.click();
        const coupon = page.getByLabel('Coupon', { exact: true });
        const tops = () => Promise.all([field, coupon, barOf(page)].map(topOf));
        const before = await tops();
        await makeUnavailable(page, request, name);
        const moved = (await tops()).map((top, index) => Math.abs(top - (before[index] ?? NaN)));
        // Browsers scroll by whole pixels.
        expect(Math.max(...moved)).toBeLessThanOrEqual(1);
      },
    );
  });
}

test(
  'the bar of a phone stays low when it says what to resolve first',
  { tag: '@long' },
  async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const name = `bar-${crypto.randomUUID()}`;
    await openCart(page, `${company}/moved/${name}/widget`);
    await expect(bookButton(page)).toBeEnabled();
    await makeUnavailable(page, request, name);
    expect((await barOf(page).boundingBox())?.height).toBeLessThanOrEqual(96);
  },
);

/** The pickup is refused and every price higher when the visitor comes back to the tab. */
async function makeUnavailable(page: Page, request: APIRequestContext, name: string): Promise<void> {
  await request.put(`${company}/sandbox/moves/${name}`, { data: 'no-pickups=15,prices=+10pc' });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('See what to resolve')).toBeVisible();
  await twoFrames(page);
}

const barOf = (page: Page) => page.locator('booking-engine div[part="navigation"]');

async function topOf(node: Locator): Promise<number> {
  return (await node.boundingBox())?.y ?? NaN;
}

/** How far the second is below the first. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const box = await above.boundingBox();
  return (await topOf(below)) - (box ? box.y + box.height : NaN);
}

/** A round trip, a tour and an extra: $525.00 USD. */
async function openCart(page: Page, apiBase = `${company}/widget`): Promise<void> {
  await openMade(page, {
    head: edgeToEdge,
    at: `#booking-trip=${await fullTrip('en', 'usd', 'roundtrip', 1)}`,
    body: `<booking-engine api-base="${apiBase}" hosted-url="${company}/"></booking-engine>`,
  });
}

/** Where the page has the lines, headings and controls of the cart, from top to bottom. */
function placesIn(page: Page): Promise<string[]> {
  return page
    .locator('booking-engine')
    .locator('form')
    .locator('li, h3, button:not([type=submit]), input, select, textarea, legend')
    .evaluateAll((nodes) =>
      nodes
        .filter((node) => node.checkVisibility())
        .map((node) => {
          const { x, y } = node.getBoundingClientRect();
          return `${node.localName} at ${Math.round(x + scrollX)}, ${Math.round(y + scrollY)}`;
        }),
    );
}
