import { company, partner } from '../support/demo-address.ts';
import { daysFromNow, nextWeekday } from './support/dates.ts';
import { Journey } from './support/journey.ts';
import { requestsTo } from './support/provider.ts';
import { expect, test } from './support/test.ts';
import { Quote, tourCard } from './support/tour.ts';

test('a tour without a ride, from the home screen to the voucher', async ({ page }) => {
  const quote = new Quote(page);
  const journey = new Journey(page);
  const checkouts = requestsTo(page, '/cart/checkout');
  await page.goto(`${partner}/partner/booking-engine.html`);
  await tourCard(page, 'Snorkelling at the Puerto Morelos reef').getByRole('link').click();
  await quote.people({ Adults: 2, Kids: 1 });
  const day = daysFromNow(10);
  await quote.date(day.typed);
  await quote.time('09:00');
  await quote.expectTotal('$106.00 USD');
  await quote.add.click();
  await expect(quote.added).toBeVisible();
  await expect(quote.field('Adults')).toHaveValue('1');
  await expect(quote.field('Kids')).toHaveValue('0');
  await expect(quote.field('Date')).toHaveValue('');
  await quote.added.getByRole('button', { name: 'Continue to Cart' }).click();
  await journey.button('Continue to cart').click();

  await expect(page.getByText('Snorkelling at the Puerto Morelos reef').first()).toBeVisible();
  await journey.fillCustomer();
  await journey.pay('Pay at arrival');
  await journey.button(/^Book now/).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
  expect(checkouts[0]?.body).toMatchObject({
    cart: { tours: [{ tourDate: day.typed, schedule: '09:00', adults: 2, kids: 1, pickupLocation: null }] },
  });
  const voucher = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Voucher(?! \()/ }).click();
  await expect((await voucher).getByText(`${day.shown} 09:00 hrs`)).toBeVisible();
});

test('in Spanish and in pesos', { tag: ['@firefox', '@long'] }, async ({ page }) => {
  const quote = new Quote(page);
  await page.goto(`${partner}/partner/spanish-hotel.html`);
  await tourCard(page, 'Ruta de tacos').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Consultar disponibilidad' })).toBeVisible();
  await quote.people({ Adultos: 2, Niños: 1 });
  await quote.date(nextWeekday('friday'), 'Fecha');
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await expect(page.getByRole('link', { name: 'Elija un horario.' })).toBeVisible();
  await quote.time('19:30');
  await expect(page.getByText('$2,330.00 MXN')).toBeVisible();
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await expect(page.getByRole('dialog')).toContainText('Volver y añadir más');
});

test('with the keyboard alone', { tag: '@firefox' }, async ({ page }) => {
  const quote = new Quote(page);
  await page.goto(`${company}/activities/evenings/tequila-and-mezcal`);
  await quote.field('Adults').focus();
  await page.keyboard.press('ArrowUp');
  await expect(quote.field('Adults')).toHaveValue('2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(quote.field('Date')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Calendar' }).locator('button:focus')).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(quote.field('Date')).toBeFocused();
  await expect(quote.field('Date')).not.toHaveValue('');
  await expect(page.getByRole('radio', { name: '20:00' })).toBeVisible();
  // Past the calendar's button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '20:00' })).toBeChecked();
  await quote.expectTotal('$116.00 USD');
  await page.keyboard.press('Tab');
  await expect(quote.add).toBeFocused();
  await expect(quote.add).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(quote.added).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(quote.added).toHaveCount(0);
  await expect(quote.add).toBeFocused();
});
