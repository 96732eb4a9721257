import type { Locator } from 'playwright/test';
import { company } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { bookButton } from './support/checkout.ts';
import { quintaLunaPrices } from './support/engine.ts';
import { openCartWith } from './support/extras.ts';
import { takenOver } from './support/first-form.ts';
import { Journey } from './support/journey.ts';
import { expect, test, type Page } from './support/test.ts';

const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
];

// The search and the prices have tests of their own.
for (const size of windows) {
  test(
    `at ${size.width} × ${size.height} every screen shows what to do without scrolling`,
    { tag: '@long' },
    async ({ page, request }) => {
      await page.setViewportSize(size);
      const journey = new Journey(page);
      const { token } = await bookSale(request, { paymentMethodId: 7 });
      const shows = async (screen: string, action: Locator) => {
        await expect(action, screen).toBeInViewport({ ratio: 1 });
        await expectUncovered(action, screen);
      };

      await page.goto(`${company}/`);
      await takenOver(page, 'booking-engine');
      await shows('home', journey.button('Search'));
      await page.goto(`${company}/nowhere`);
      await shows('not found', journey.button('Go to Home'));
      await page.goto(`${company}/cart/checkout`);
      await shows('empty cart', journey.button('Go home'));
      await page.goto(`${company}/activities/water/isla-mujeres-catamaran`);
      await shows(
        'tour',
        size.width < 720
          ? journey.button('Check availability')
          : page.getByRole('radio', { name: 'Standard' }),
      );
      await expectFocusUncovered(page);
      await page.goto(`${company}/cart/success/${token}`);
      await shows('confirmation', page.getByRole('heading', { name: 'Thank you for your reservation!' }));
      await openCartWith(page, company, { 'SIM card': 1 });
      await shows('cart', bookButton(page));
      await expectFocusUncovered(page);
      await page.goto(`${company}/extras`);
      await shows('extras', journey.button('Continue to cart'));
      await page.goto(company + quintaLunaPrices());
      await journey.chooseTrip(/sedan/i, 'oneway');
      await expect(journey.field('Airline')).toBeVisible();
      await shows('flight', journey.button('Add to cart'));
      await expectFocusUncovered(page);
    },
  );
}

test.describe('below the navigation bar', () => {
  // A booking that nobody has.
  test.use({ expectedErrors: [/status of 404/] });

  test('every heading stands at the same height', { tag: '@long' }, async ({ page }) => {
    for (const [width, distance] of [
      [360, 24],
      [768, 40],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/extras', '/nowhere', '/cart/checkout', '/cart/success/nobody']) {
        await page.goto(company + path);
        await takenOver(page, 'booking-engine');
        const bar = page.getByRole('navigation', { name: 'Booking' });
        const heading = page.getByRole('heading', { level: 1 });
        const gap = async () => {
          const above = await bar.boundingBox();
          const below = await heading.boundingBox();
          return above && below && below.y - above.y - above.height;
        };
        await expect.poll(gap, { message: `${path} at ${width}` }).toBe(distance);
      }
    }
  });
});

/** Each field in turn, as somebody with a keyboard meets them. */
async function expectFocusUncovered(page: Page): Promise<void> {
  for (const field of await page.getByRole('textbox').or(page.getByRole('spinbutton')).all()) {
    await field.focus();
    await expectUncovered(field, 'a focused field');
  }
}

/** Nothing, such as a bar at the edge of the window, lies above it. */
async function expectUncovered(target: Locator, name: string): Promise<void> {
  const covered = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as ShadowRoot;
      const above = root.elementFromPoint(left + width / 2, top + height / 2);
      return !(above && (element.contains(above) || above.contains(element)));
    });
  await expect.poll(covered, { message: name }).toBe(false);
}
