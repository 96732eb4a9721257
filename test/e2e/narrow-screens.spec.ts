import { bookSale } from './support/booked-sale.ts';
import { navigate, quintaLunaPrices } from './support/engine.ts';
import { fullTrip } from './support/full-trip.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { company } from '../support/demo-address.ts';
import { apiBase, openMade } from './support/made-page.ts';
import { edgeToEdge, expectToFitAt } from './support/narrow-screens.ts';
import { screenPaths } from './support/screen-paths.ts';
import { expect, longUnless, test, type Page } from './support/test.ts';

test.use({ viewport: { width: 390, height: 800 }, expectedErrors: [/status of 404/] });

for (const widths of [
  [360, 280],
  [390, 320],
]) {
  test(
    `on phones ${widths.join(' and ')} px wide no screen scrolls sideways, reaches beyond the element or is cut off`,
    longUnless(widths.includes(360)),
    async ({ page, request }) => {
      const { token } = await bookSale(request, { paymentMethodId: 7, lines: 2 });
      await openEngine(page);
      for (const path of [...screenPaths(token), quintaLunaPrices({ adults: '40', kids: '9' })]) {
        await navigate(page, path);
        await expectToFitAt(widths, page, path);
      }
    },
  );
}

test(
  'on every phone the flights fit, with the list of errors and a pickup that can be changed',
  { tag: '@long' },
  async ({ page }) => {
    const journey = new Journey(page, 'es');
    const { say } = journey;
    await openEngine(page);
    await navigate(page, quintaLunaPrices());
    await journey.chooseTrip(/sed[aá]n/i, 'roundtrip');
    await journey.fillFlight(say.arrival, arrivalFlight);
    const arrival = page.getByRole('group', { name: say.arrival });
    await arrival.getByRole('button', { name: say.change, exact: true }).click();
    await expect(arrival.getByLabel(say.pickupDate, { exact: true })).toBeVisible();
    await journey.button(say.addToCart).click({ force: true });
    await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
    await expectToFit(page, 'the flights');
  },
);

test(
  'on every phone what opens fits as well, and still does after the phone has been turned',
  { tag: '@long' },
  async ({ page }) => {
    const journey = new Journey(page, 'es');
    const { say } = journey;
    await openEngine(page, `#booking-trip=${await fullTrip('es', 'usd')}`);
    await expect(page.getByRole('heading', { name: 'Su carrito' })).toBeVisible();
    await expectToFit(page, 'the cart');

    const coupon = journey.field('Cupón');
    await coupon.fill('a coupon that is longer than any can be, by far');
    await expect(coupon).toHaveAttribute('aria-invalid', 'true');
    await expectToFit(page, 'an error of the coupon');
    expect(await coupon.evaluate((input) => input.clientWidth)).toBeGreaterThan(80);
    await coupon.fill('');

    await journey.field(say.phone).click();
    await journey.button(/^País:/).click();
    await expect(page.getByRole('option', { name: /México/ })).toBeVisible();
    await expectToFit(page, 'the countries');
    await page.keyboard.press('Escape');

    await journey
      .button(/^Eliminar/)
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectToFit(page, 'the question before a line is deleted');
    await page.keyboard.press('Escape');

    await journey.button(/^Compartir/).click();
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
    await expectToFit(page, 'the link to share');
    await page.keyboard.press('Escape');

    await navigate(page, '/widgets/activities/taco-walk');
    await journey.button(say.openCalendar).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectToFit(page, 'the calendar');
  },
);

test(
  'on every phone prices in the millions fit, also in the question before a transfer is added',
  { tag: '@long' },
  async ({ page }) => {
    await page.route('**/transfers/prices', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace(/"oneway_price":\d+/g, '"oneway_price":6200000');
      await route.fulfill({ response, body: text });
    });
    const journey = new Journey(page);
    await openEngine(page, '', 'en');
    await journey.startAtAirport(/Cancún International Airport/);
    await journey.fillSedanTransfer();
    await expectToFit(page, 'the flight');
    await journey.button('Add to cart').click();
    await expect(journey.dialog(journey.say.confirm).getByText('$6,200,000.00 USD')).toBeVisible();
    await expectToFit(page, 'the question');
  },
);

async function openEngine(page: Page, at = '', lang = 'es'): Promise<void> {
  const attributes = `api-base="${apiBase}" hosted-url="${company}/" lang="${lang}"`;
  await openMade(page, { head: edgeToEdge, at, body: `<booking-engine ${attributes}></booking-engine>` });
  await expect(page.locator('booking-engine:state(ready)')).toBeVisible();
}

function expectToFit(page: Page, screen: string): Promise<void> {
  return expectToFitAt([360, 320, 280, 390], page, screen);
}
