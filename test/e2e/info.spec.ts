import type { Locator } from 'playwright/test';
import { daysFromNow } from './support/dates.ts';
import { expectRoute, openEngine, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { answerWith, requestsTo } from './support/provider.ts';
import { expect, test, type Page } from './support/test.ts';

const arrivalAt = (from: string) => quintaLunaPrices({ from });
const departure = quintaLunaPrices({ from: 'quinta-luna', to: 'cun', searchMode: 'H2A' });

test('the calculated pickup overwrites the own one whenever the flight changes', async ({ page }) => {
  const { journey, leg, pickup } = await openInfo(page, arrivalAt('cun'), 'oneway', 'Arrival Details');
  const asked = requestsTo(page, '/tools/pickup-by-flight');
  await journey.fillFlight('Arrival Details', arrivalFlight);
  await expectPickup(pickup, 12, '15', '30');
  expect(asked.at(-1)?.body).toEqual({
    from: 'cun',
    to: 'quinta-luna',
    flightDatetime: `${daysFromNow(12).typed} 14:30:00`,
    flightTrip: 'arrival',
    flightType: 'int',
  });

  await pickup.hour.selectOption('18');
  await expect(leg.getByText('Valid pickup time', { exact: true })).toBeVisible();
  await expectPickup(pickup, 12, '18', '30');
  await leg.getByLabel('Minute', { exact: true }).first().selectOption('45');
  await expectPickup(pickup, 12, '15', '45');
  await pickup.hour.selectOption('19');
  await leg.getByLabel('Flight type', { exact: true }).selectOption('National');
  await expectPickup(pickup, 12, '15', '45');
});

test('an arrival cannot be met before it lands', async ({ page }) => {
  const { journey, leg, pickup } = await openInfo(page, arrivalAt('cun'), 'oneway', 'Arrival Details');
  await journey.fillFlight('Arrival Details', arrivalFlight);
  await pickup.hour.selectOption('13');
  await expect(
    leg.getByText('Your pick-up time cannot be earlier than your flight arrival time.'),
  ).toBeVisible();
  await expect(journey.button('Add to cart')).toBeDisabled();
  await pickup.hour.selectOption('14');
  await expect(leg.getByText('Valid pickup time', { exact: true })).toBeVisible();
  await expect(journey.button('Add to cart')).toBeEnabled();
});

test('a pickup that the provider refuses says why', async ({ page }) => {
  const { journey, leg, pickup } = await openInfo(page, arrivalAt('cun'), 'oneway', 'Arrival Details');
  await journey.fillFlight('Arrival Details', arrivalFlight);
  await pickup.date.fill(daysFromNow(13).typed);
  await pickup.hour.selectOption('02');
  await expect(leg.getByText('Invalid pickup time')).toBeVisible();
  await expect(leg.getByText(/We do not pick up between 02:00 and 04:00/)).toBeVisible();
  await expect(journey.button('Add to cart')).toBeDisabled();
  await journey.button('Add to cart').focus();
  await expect(page.getByText(/Still missing:.*a pickup time that we can confirm/)).toBeVisible();
});

test('a departure later than calculated needs the consent to the risk', async ({ page }) => {
  const { journey, leg, pickup } = await openInfo(page, departure, 'oneway', 'Departure Details');
  const consent = page.getByRole('checkbox', {
    name: 'I accept the risk of changing my pickup (responsibility under the terms)',
  });
  await journey.fillFlight('Departure Details', { ...arrivalFlight, hour: '16', minute: '05' });
  await expectPickup(pickup, 12, '11', '35');
  await expect(consent).toHaveCount(0);

  await pickup.hour.selectOption('10');
  await expect(leg.getByText('Valid pickup time', { exact: true })).toBeVisible();
  await expect(consent).toHaveCount(0);
  await pickup.hour.selectOption('13');
  await expect(
    page.getByText(new RegExp(`estimated pickup time.* ${daysFromNow(12).shown.slice(0, -5)} 11:35`)),
  ).toBeVisible();
  await expect(journey.button('Add to cart')).toBeDisabled();
  await consent.check();
  await expect(journey.button('Add to cart')).toBeEnabled();
  await pickup.minute.selectOption('50');
  await expect(consent).not.toBeChecked();
  await pickup.hour.selectOption('17');
  await expect(
    leg.getByText('Your pick-up time cannot be later than your flight departure time.'),
  ).toBeVisible();
});

test('where the driver waits from the landing on there is no pickup to choose', async ({ page }) => {
  const { journey, leg } = await openInfo(page, arrivalAt('tqo'), 'oneway', 'Arrival Details');
  await leg.getByLabel('Airline', { exact: true }).fill('Aeromexico');
  await expect(leg.getByLabel('Pickup date', { exact: true })).toHaveCount(0);
  await journey.fillFlight('Arrival Details', arrivalFlight);
  await journey.button('Add to cart').click();
  const dialog = journey.dialog('Please check your information before add to cart');
  await expect(dialog.getByText(`${daysFromNow(12).shown} 14:30 hrs`)).toHaveCount(2);
});

test('nothing earlier than the lead time can be chosen', async ({ page }) => {
  await openInfo(page, quintaLunaPrices({ adults: '30' }), 'oneway', 'Arrival Details', /Coach/);
  const field = page.getByLabel('Flight date', { exact: true });
  await field.fill(daysFromNow(0).typed);
  await field.blur();
  await expect(page.getByText(`${daysFromNow(0).shown} is not available`)).toBeVisible();
  await page.getByRole('button', { name: 'Open calendar' }).first().click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  const today = calendar.getByRole('button', { name: /today/ });
  await expect(today.and(calendar.getByRole('button', { disabled: false }))).toHaveCount(0);
  // At the end of a month the calendar begins with the next one, which need not show today.
  const isInSight = daysFromNow(0).typed.slice(0, 7) === daysFromNow(3).typed.slice(0, 7);
  if (isInSight) await expect(today).toBeDisabled();
});

test('both ways must be complete; then the draft is added, and the next one starts empty', async ({
  page,
}) => {
  const { journey } = await openInfo(page, arrivalAt('cun'), 'roundtrip', 'Arrival Details');
  const add = journey.button('Add to cart');
  await journey.fillFlight('Arrival Details', arrivalFlight);
  await expect(page.getByText('Complete', { exact: true })).toHaveCount(1);
  await add.focus();
  await expect(
    page.getByText(/Still missing: Departure Details \(Airline, Flight number, Flight date/),
  ).toBeVisible();
  await journey.fillFlight('Departure Details', { ...arrivalFlight, inDays: 19 });
  await expect(page.getByText('Complete', { exact: true })).toHaveCount(2);
  await add.click();

  const confirm = journey.dialog('Please check your information before add to cart');
  await expect(confirm.getByText('$115.00 USD')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirm).toHaveCount(0);
  await expect(add).toBeFocused();
  await add.click();
  await confirm.getByRole('button', { name: 'Add to cart' }).click();
  await journey.dialog('Added to cart').getByRole('button', { name: 'Back to add more' }).click();
  await expectRoute(page, '/transfers');
  await expect(page.getByRole('button', { name: 'Cart (1)' })).toBeVisible();

  await expect(journey.field('Destination')).toHaveValue('');
  await journey.field('Airport').selectOption('cun');
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await journey.search();
  await expect(journey.button('Continue')).toBeDisabled();
  await journey.chooseTrip(/sedan/i, 'oneway');
  await expect(journey.field('Airline')).toHaveValue('');
  await expect(journey.field('Flight type')).toHaveValue('int');
});

test.describe('when the pickup cannot be worked out or checked', () => {
  test.use({ expectedErrors: [/500/] });
  test('it can be entered, and checked again', async ({ page }) => {
    await answerWith(page, '/tools/pickup-by-flight', { status: 500 });
    await answerWith(page, '/transfers/validate-pickuptime', { status: 500 });
    const { journey, leg, pickup } = await openInfo(page, arrivalAt('cun'), 'oneway', 'Arrival Details');
    await leg.getByLabel('Airline', { exact: true }).fill(arrivalFlight.airline);
    await leg.getByLabel('Flight number', { exact: true }).fill(arrivalFlight.number);
    await leg.getByLabel('Flight date', { exact: true }).fill(daysFromNow(12).typed);
    await leg.getByLabel('Hour', { exact: true }).first().selectOption('14');
    await leg.getByLabel('Minute', { exact: true }).first().selectOption('30');
    await expect(leg.getByText('We could not work out the pickup. Please enter it yourself.')).toBeVisible();
    await pickup.date.fill(daysFromNow(12).typed);
    await pickup.hour.selectOption('15');
    await pickup.minute.selectOption('00');
    await expect(leg.getByText('The pickup time could not be checked')).toBeVisible();
    await page.unrouteAll();
    await leg.getByRole('button', { name: 'Try again' }).click();
    await expect(leg.getByText('Valid pickup time', { exact: true })).toBeVisible();
    await expect(journey.button('Add to cart')).toBeEnabled();
  });
});

interface PickupFields {
  date: Locator;
  hour: Locator;
  minute: Locator;
}

async function openInfo(
  page: Page,
  prices: string,
  trip: 'oneway' | 'roundtrip',
  heading: string,
  option = /sedan/i,
) {
  const journey = new Journey(page);
  await openEngine(page, { path: prices });
  await journey.chooseTrip(option, trip);
  const leg = page.getByRole('group', { name: heading, exact: true });
  await expect(leg).toBeVisible();
  const pickup: PickupFields = {
    date: leg.getByLabel('Pickup date', { exact: true }),
    hour: leg.getByLabel('Hour', { exact: true }).last(),
    minute: leg.getByLabel('Minute', { exact: true }).last(),
  };
  return { journey, leg, pickup };
}

async function expectPickup(
  pickup: PickupFields,
  inDays: number,
  hour: string,
  minute: string,
): Promise<void> {
  await expect(pickup.date).toHaveValue(daysFromNow(inDays).shown);
  await expect(pickup.hour).toHaveValue(hour);
  await expect(pickup.minute).toHaveValue(minute);
}
