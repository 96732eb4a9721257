import AxeBuilder from '@axe-core/playwright';
import { company, partner } from '../support/demo-address.ts';
import { extraCard as extra } from './support/extras.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { expect, test } from './support/test.ts';

test('a transfer is complemented on the way to the cart', async ({ page }) => {
  const journey = new Journey(page);
  await page.goto(`${partner}/partner/booking-engine.html`);
  await journey.startAtAirport(/Cancún International Airport/);
  await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
  await journey.field('Kids').fill('1');
  await journey.search();
  await journey.chooseTrip(/sedan/i, 'oneway');
  await journey.fillFlight('Arrival Details', arrivalFlight);
  await journey.addTransfer();

  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);
  await expect(page.getByText('Added to cart')).toHaveCount(0);
  await expect(page.getByText('Taxes included')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Child seat');

  await extra(page, /Child seat/)
    .getByLabel('Units', { exact: true })
    .selectOption('1');
  await expect(extra(page, /Child seat/).getByText('Added to cart')).toBeVisible();
  await extra(page, /Fast lane/)
    .getByLabel('Adults', { exact: true })
    .selectOption('2');
  await extra(page, /Fast lane/)
    .getByLabel('Kids', { exact: true })
    .selectOption('1');
  await journey.button('Continue to cart').click();
  await expect(page.getByText('$173.00 USD').first()).toBeVisible();
});

test('the counts act at once, by list and by buttons, from 0 to 10', async ({ page }) => {
  await page.goto(`${company}/extras`);
  await expect(page.getByRole('heading', { name: 'Complement your transportation', level: 1 })).toBeVisible();
  const drinks = extra(page, /Cold drinks/);
  const adults = drinks.getByLabel('Adults', { exact: true });
  await expect(adults.locator('option')).toHaveText(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  await expect(drinks).toContainText('$12.00 USD per adult');
  await expect(drinks).toContainText('$6.00 USD per kid');
  await expect(extra(page, /lounge/)).toContainText('Free per kid');

  await drinks.getByRole('button', { name: 'Add one' }).first().click();
  await expect(adults).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Cart (1)' })).toBeVisible();
  await adults.selectOption('0');
  await expect(drinks.getByText('Added to cart')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
});

test('the host page is told of each change, once', async ({ page }) => {
  await page.goto(`${partner}/partner/booking-engine.html`);
  const changes = await page.evaluateHandle(() => {
    const told: unknown[] = [];
    document.addEventListener('booking-cart-change', (event) => told.push((event as CustomEvent).detail));
    return told;
  });
  await page.evaluate(async () => {
    const engine = document.querySelector('booking-engine');
    await customElements.whenDefined('booking-engine');
    engine?.navigate('/extras');
  });
  const units = extra(page, /Child seat/).getByLabel('Units', { exact: true });
  await units.selectOption('2');
  await units.selectOption('3');
  await units.selectOption('0');
  const item = {
    kind: 'extra',
    id: expect.any(String) as unknown,
    name: 'Child seat (1 to 4 years)',
    total: null,
  };
  const detail = { v: 1, count: 1, total: null, currency: 'USD' };
  expect(await changes.jsonValue()).toEqual([
    { ...detail, reason: 'add', items: [{ ...item, quantity: 2 }] },
    { ...detail, reason: 'update', items: [{ ...item, quantity: 3 }] },
    { ...detail, count: 0, reason: 'remove', items: [] },
  ]);
});

test('the list follows language and currency, and keeps what is chosen', async ({ page }) => {
  await page.goto(`${company}/extras`);
  await extra(page, /Child seat/)
    .getByLabel('Units', { exact: true })
    .selectOption('2');
  await page.getByLabel('Currency').selectOption('mxn');
  const seat = extra(page, /Silla para niños/);
  await expect(seat).toContainText('$150.00 MXN por unidad');
  await expect(seat.getByLabel('Unidades', { exact: true })).toHaveValue('2');
  await expect(seat.getByText('Añadido al carrito')).toBeVisible();
});

test.describe('when the list does not come', () => {
  test.use({ expectedErrors: [/503/] });

  test('it can be asked for again', async ({ page }) => {
    let failures = 3;
    await page.route('**/widget/extras*', (route) =>
      failures-- > 0 ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await page.goto(`${company}/extras`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(extra(page, /Child seat/)).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing bars anybody’s way, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${company}/extras`);
    await extra(page, /Child seat/)
      .getByLabel('Units', { exact: true })
      .selectOption('2');
    const { violations } = await new AxeBuilder({ page }).include('booking-engine').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
}
