import { daysFromNow } from './support/dates.ts';
import { openEngine } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { expect, test, type Page } from './support/test.ts';

const flightBack = { airline: 'Delta', number: 'DL 1827', inDays: 19, hour: '16', minute: '05' };

const directions = [
  { mode: 'Airport to Hotel', there: 'Arrival Details', back: 'Departure Details' },
  { mode: 'Hotel to Airport', there: 'Departure Details', back: 'Arrival Details' },
  { mode: 'Door to Door', there: 'Service Details', back: 'Return Service Details' },
] as const;

for (const direction of directions) {
  for (const trip of ['oneway', 'roundtrip'] as const) {
    test(`${direction.mode}, ${trip}, to the cart`, async ({ page }) => {
      const journey = new Journey(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await openEngine(page, { path: '/transfers' });
      await journey.chooseMode(direction.mode);
      await chooseEnds(journey, direction.mode);
      await journey.search();
      await journey.chooseTrip(/sedan/i, trip);

      await fillLeg(journey, direction.there, arrivalFlight);
      const back = page.getByRole('group', { name: direction.back, exact: true });
      if (trip === 'roundtrip') await fillLeg(journey, direction.back, flightBack);
      else await expect(back).toHaveCount(0);

      await journey.button('Add to cart').click();
      const dialog = journey.dialog('Please check your information before add to cart');
      await expect(dialog.getByRole('heading', { name: direction.there, exact: true })).toBeVisible();
      await expect(dialog.getByRole('heading', { name: direction.back, exact: true })).toHaveCount(
        trip === 'roundtrip' ? 1 : 0,
      );
      const suffix = trip === 'roundtrip' ? ' (Roundtrip)' : '';
      await expect(dialog.getByText(`${direction.mode}${suffix}`, { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Add to cart' }).click();
      await journey.dialog('Added to cart').getByRole('button', { name: 'Continue to Cart' }).click();
      await journey.button('Continue to cart').click();
      await expect(page.getByText(`${direction.mode}${suffix}`, { exact: true })).toBeVisible();
      expect(await widestOverflow(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await widestOverflow(page)).toBe(0);
    });
  }
}

async function chooseEnds(journey: Journey, mode: (typeof directions)[number]['mode']): Promise<void> {
  if (mode === 'Door to Door') {
    await expect(journey.field('Airport')).toHaveCount(0);
    await journey.choosePlace('Pickup', 'quinta', 'Quinta Luna Hotel');
    await journey.choosePlace('Destination', 'casa co', 'Casa Copal Tulum');
    return;
  }
  await journey.field('Airport').selectOption({ label: 'Cancún International Airport' });
  const [wanted, other] =
    mode === 'Airport to Hotel' ? (['Destination', 'Pickup'] as const) : (['Pickup', 'Destination'] as const);
  await expect(journey.field(other)).toHaveCount(0);
  await journey.choosePlace(wanted, 'quinta', 'Quinta Luna Hotel');
}

/** A flight where there is one; else the pickup itself. */
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

/** How many pixels the page can be scrolled sideways. */
function widestOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
