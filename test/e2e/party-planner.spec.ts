import { expectAccessible } from './support/axe.ts';
import { daysFromNow } from './support/dates.ts';
import { expectRoute, openEngine, quintaLunaPrices } from './support/engine.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { press, type } from './support/keyboard.ts';
import { expectNothingBeside } from './support/narrow-screens.ts';
import { expect, test, type Page } from './support/test.ts';

const visits = [
  {
    language: 'en',
    width: 1280,
    several: 'Use several vehicles',
    panel: 'Private vehicles for 60 people',
    add: 'Add all vehicles',
    total: 'Total one way',
    flights: 'Flight and pickup details',
    cart: 'Your cart',
    lines: ['Coach.*50 adults', 'Private Van.*8 adults', 'Deluxe Sedan.*2 adults'],
  },
  {
    language: 'es',
    width: 360,
    several: 'Usar varios vehículos',
    panel: 'Vehículos privados para 60 personas',
    add: 'Añadir todos los vehículos',
    total: 'Total solo ida',
    flights: 'Datos del vuelo y la recogida',
    cart: 'Su carrito',
    lines: ['Autobús.*50 adultos', 'Van Privada.*8 adultos', 'Sedán Deluxe.*2 adultos'],
  },
] as const;

for (const { language, width, ...words } of visits)
  test(
    `a party too big for any vehicle books several at once by the keyboard alone, in ${language}`,
    { tag: language === 'en' ? ['@firefox', '@long'] : '@long' },
    async ({ page }) => {
      const journey = new Journey(page, language);
      const { say } = journey;
      await page.setViewportSize({ width, height: 800 });
      const path = quintaLunaPrices({ adults: '60' });
      await openEngine(page, { path, attributes: { lang: language, 'color-scheme': 'auto' } });
      await press(page, journey.button(words.several), 'Enter');
      await expect(page.getByRole('heading', { name: words.panel })).toBeFocused();
      await expect(row(page, words.total, '$529.00 USD')).toBeVisible();
      await expectGood(page, 'several vehicles');
      await press(page, journey.button(words.add), 'Enter');

      await expect(page.getByRole('heading', { name: words.flights })).toBeFocused();
      await type(page, journey.field(say.flightNumber), 'AM 445');
      await type(page, journey.field(say.airline), 'Aeromexico');
      await type(page, journey.field(say.flightDate), daysFromNow(12).typed);
      await type(page, journey.field(say.hour).first(), '14');
      await type(page, journey.field(say.minute).first(), '30');
      await expect(page.getByText(say.validPickup, { exact: true })).toBeVisible();
      await expectGood(page, 'one flight for all');
      await press(page, journey.button(say.addToCart), 'Enter');
      const confirm = journey.dialog(say.confirm);
      await expect(confirm.getByRole('heading', { level: 2 })).toBeFocused();
      await expectGood(page, 'all vehicles, to be confirmed');
      await press(page, confirm.getByRole('button', { name: say.addToCart }), 'Enter');
      await press(page, journey.dialog(say.added).getByRole('button', { name: say.toCart }), 'Enter');
      await press(page, journey.button(say.pastExtras), 'Enter');

      await expect(page.getByRole('heading', { name: words.cart })).toBeFocused();
      const lines = page.getByRole('listitem').filter({ has: page.getByRole('definition') });
      await expect(lines).toHaveText(words.lines.map((line) => new RegExp(line)));
      // This total is the provider's.
      await expect(row(page, 'Total', '$529.00 USD').first()).toBeVisible();
    },
  );

test(
  'another vehicle on the way back is two lines, and costs what was said',
  { tag: '@long' },
  async ({ page }) => {
    const journey = new Journey(page);
    const offer = 'Another vehicle on the way back';
    await openEngine(page, { path: quintaLunaPrices(), attributes: { 'color-scheme': 'auto' } });
    await press(page, journey.button(offer), 'Space');
    await expect(page.getByRole('heading', { name: 'A different vehicle each way' })).toBeFocused();
    await page.getByRole('radiogroup', { name: 'Outbound' }).getByRole('radio', { name: /SUV/ }).check();
    await page.getByRole('radiogroup', { name: 'Return' }).getByRole('radio', { name: /Sedan/ }).check();
    await expect(page.getByText('That is $7.00 USD less than the round trip with Deluxe SUV.')).toBeVisible();
    await expectGood(page, 'a vehicle for each way');
    await journey.button('Continue with these two').click();
    await journey.fillFlight(journey.say.arrival, arrivalFlight);
    await journey.fillFlight(journey.say.departure, { ...arrivalFlight, inDays: 19 });
    await expectGood(page, 'flights of both ways');
    await journey.addToCart();
    const lines = page.getByRole('listitem').filter({ has: page.getByRole('definition') });
    await expect(lines).toHaveText([/SUV.*Airport to Hotel/, /Sedan.*Hotel to Airport/]);
    await expect(row(page, 'Total', '$143.00 USD').first()).toBeVisible();
  },
);

test(
  'who arrives on another flight comes next, with places and dates filled in',
  { tag: '@long' },
  async ({ page }) => {
    const journey = new Journey(page);
    await openEngine(page, {
      path: quintaLunaPrices({ adults: '5' }),
      attributes: { 'color-scheme': 'auto' },
    });
    await press(page, journey.button('Part of us arrives on another flight'), 'Enter');
    await expect(page.getByRole('heading', { name: 'Who is on the other flight?' })).toBeFocused();
    await page
      .getByRole('group', { name: 'On the other flight' })
      .getByRole('button', { name: 'Add one' })
      .click();
    await expectGood(page, 'who is on the other flight');
    await journey.button('Start with 3 adults').click();
    await expect(page.getByText('Next: the other 2 people')).toBeVisible();
    await expectRoute(page, quintaLunaPrices({ adults: '3' }));
    await expectGood(page, 'the first part of a party');
    await journey.chooseTrip(/sedan/i, 'oneway');
    await journey.fillFlight(journey.say.arrival, arrivalFlight);
    await journey.button(journey.say.addToCart).click();
    await journey.dialog(journey.say.confirm).getByRole('button', { name: journey.say.addToCart }).click();
    await journey.button('Next: the other 2 people').click();
    const { typed: date, shown } = daysFromNow(arrivalFlight.inDays);
    await expectRoute(page, quintaLunaPrices({ adults: '2', date }));
    await journey.chooseTrip(/sedan/i, 'oneway');
    await expect(journey.field(journey.say.flightDate)).toHaveValue(shown);
    await expect(journey.field(journey.say.airline)).toHaveValue('');
  },
);

/** A row of amounts. */
const row = (page: Page, label: string, amount: string) =>
  page.getByText(new RegExp(`^${label}\\s*${amount.replace(/[$.]/g, '\\$&')}$`));

async function expectGood(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await expectNothingBeside(page, screen);
}
