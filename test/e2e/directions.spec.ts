import { daysFromNow } from './support/dates.ts';
import { openEngine } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { expect, test, type Page } from './support/test.ts';

const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 900 };
const flightBack = { airline: 'Delta', number: 'DL 1827', inDays: 19, hour: '16', minute: '05' };

// Airport to hotel is covered by transfer-journey.spec.ts, one way by the screen tests.
const directions = [
  { direction: 'Hotel to Airport', there: 'Departure Details', back: 'Arrival Details' },
  { direction: 'Door to Door', there: 'Service Details', back: 'Return Service Details' },
] as const;

for (const { direction, there, back } of directions) {
  test(
    `${direction} and back, from the search to the cart, on a phone and on a desktop`,
    { tag: '@long' },
    async ({ page }) => {
      const journey = new Journey(page);
      await page.setViewportSize(phone);
      await openEngine(page, { path: '/transfers' });
      await journey.chooseDirection(direction);
      await chooseEnds(journey, direction);
      await expectNoOverflow(page);
      await journey.search();
      await expect(journey.option(/sedan/i)).toBeVisible();
      await expectNoOverflow(page);
      await journey.chooseTrip(/sedan/i, 'roundtrip');

      await fillLeg(journey, there, arrivalFlight);
      await page.setViewportSize(desktop);
      await fillLeg(journey, back, flightBack);
      await expectNoOverflow(page);

      await journey.button('Add to cart').click();
      const dialog = journey.dialog('Please check your information before add to cart');
      for (const name of [there, back])
        await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(dialog.getByText(`${direction} (Roundtrip)`, { exact: true })).toBeVisible();
      await expectNoOverflow(page);
      await dialog.getByRole('button', { name: 'Add to cart' }).click();
      await journey.dialog('Added to cart').getByRole('button', { name: 'Continue to Cart' }).click();
      await journey.button('Continue to cart').click();
      await expect(page.getByText(`${direction} (Roundtrip)`, { exact: true })).toBeVisible();
      await expectNoOverflow(page);
    },
  );
}

async function chooseEnds(
  journey: Journey,
  direction: (typeof directions)[number]['direction'],
): Promise<void> {
  if (direction === 'Door to Door') {
    await expect(journey.field('Airport')).toHaveCount(0);
    await journey.choosePlace('Pickup', 'quinta', 'Quinta Luna Hotel');
    await journey.choosePlace('Destination', 'casa co', 'Casa Copal Tulum');
    return;
  }
  await journey.field('Airport').selectOption({ label: 'Cancún International Airport' });
  await expect(journey.field('Destination')).toHaveCount(0);
  await journey.choosePlace('Pickup', 'quinta', 'Quinta Luna Hotel');
}

/** The flight if there is one, otherwise the pickup itself. */
async function fillLeg(journey: Journey, heading: string, flight: typeof arrivalFlight): Promise<void> {
  if (!heading.includes('Service')) {
    await journey.fillFlight(heading, flight);
    return;
  }
  const leg = journey.page.getByRole('group', { name: heading, exact: true });
  await expect(leg.getByLabel('Airline')).toHaveCount(0);
  await leg.getByLabel('Pickup date', { exact: true }).fill(daysFromNow(flight.inDays).typed);
  await leg.getByLabel('Hour', { exact: true }).selectOption('10');
  await leg.getByLabel('Minute', { exact: true }).selectOption('07');
  await expect(leg.getByText('Valid pickup time', { exact: true })).toBeVisible();
}

/** The page does not scroll sideways at either width; the original width is restored. */
async function expectNoOverflow(page: Page): Promise<void> {
  const before = page.viewportSize() ?? phone;
  for (const size of [phone, desktop, before]) {
    await page.setViewportSize(size);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `${size.width} px`,
    ).toBe(0);
  }
}
