import { company } from '../support/demo-address.ts';
import { bookSale } from './support/booked-sale.ts';
import { Journey } from './support/journey.ts';
import { call, openMade } from './support/made-page.ts';
import { fakeMaps } from './support/stand-in-maps.ts';
import { expect, test, type Page } from './support/test.ts';

// The errors of a page with Trusted Types about untrusted scripts, and Chromium's about the policies of two libraries.
test.use({ expectedErrors: [/'TrustedScriptURL' assignment|Creating a TrustedTypePolicy/] });

const trustedTypes = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types booking-engine default">`;
const engine = `<booking-engine api-base="${company}/widget" hosted-url="${company}/" maps-key="demo-key"></booking-engine>`;

test('third-party scripts are blocked: the map is silently omitted', { tag: '@long' }, async ({ page }) => {
  const asked = await standInForMaps(page);
  await openMade(page, { head: trustedTypes, body: engine });
  await chooseTrip(page);
  await new Journey(page).button('Search').click();
  await expect(page.getByRole('heading', { name: 'Select an option' })).toBeVisible();
  await expect(page.getByText('Distance')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a default policy of the page allows the map', async ({ page }) => {
  await standInForMaps(page);
  const allowing = `<script>trustedTypes.createPolicy('default', { createScriptURL: (address) => address })</script>`;
  await openMade(page, { head: trustedTypes + allowing, body: engine });
  await chooseTrip(page);
  await expect(page.getByText('Distance: 68 km')).toBeVisible();
});

test('third-party scripts are blocked: the wallet shows a message and an alternative', async ({
  page,
  request,
}) => {
  const { token } = await bookSale(request, { paymentMethodId: 21 });
  await openMade(page, { head: trustedTypes, body: engine });
  await call(page.locator('booking-engine'), 'navigate', `/cart/checkout/payments/paypal/${token}`);
  await expect(page.getByText('PayPal could not be loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the booking page' })).toBeVisible();
});

async function standInForMaps(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: fakeMaps });
  });
  return asked;
}

async function chooseTrip(page: Page): Promise<void> {
  await call(page.locator('booking-engine'), 'navigate', '/transfers?airport=cun');
  await new Journey(page).choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
}
