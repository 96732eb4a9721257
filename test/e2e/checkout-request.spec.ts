import * as v from 'valibot';
import { company } from '../support/demo-address.ts';
import { attemptOf, openCartOfAllKinds, watchOrders } from './support/checkout.ts';
import { daysFromNow } from './support/dates.ts';
import { Journey } from './support/journey.ts';
import { expect, test } from './support/test.ts';
import { WireOrderSchema } from './support/wire-order.ts';

test('an order of all three kinds follows the contract to the letter; a page that was closed midway remembers it', async ({
  page,
}) => {
  const orders = await watchOrders(page, (route, count) =>
    count === 1 ? new Promise(() => undefined) : route.fallback(),
  );
  const journey = new Journey(page);
  await page.goto(`${company}/?sc=agency-7`);
  await openCartOfAllKinds(page);
  await journey.fillCustomer();
  await journey.field('Special requirements').fill('Wheelchair, please');
  await journey.pay('Pay at arrival');
  await journey.button(/^Book now/).click();
  await expect.poll(() => orders.length).toBe(1);

  const text = orders[0] ?? '';
  const order = v.parse(WireOrderSchema, JSON.parse(text));
  expect(text).toBe(JSON.stringify(JSON.parse(text)));
  expect(order).toMatchObject({
    couponCode: '',
    total: 184,
    customer: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '+13055550100' },
    customerNotes: 'Wheelchair, please',
    sc: 'agency-7',
  });
  expect(order.cart.transfers[0]).toMatchObject({
    tripType: 'A2H',
    roundtrip: false,
    serviceFlightDatetime: `${daysFromNow(12).typed} 14:30:00`,
    serviceFlightNumber: 'AM 445',
    serviceFlightType: 'int',
    returnDatetime: null,
    returnAirline: null,
    adults: 2,
    kids: 0,
  });
  expect(order.cart.tours).toMatchObject([
    { tourDate: daysFromNow(10).typed, schedule: '09:00', adults: 2, kids: 1, infants: 0, quantity: 1 },
  ]);
  expect(order.cart.extras).toEqual([
    {
      extraSelected: { id: 103, name: 'Child seat (1 to 4 years)', price_type: 'unit' },
      adults: 0,
      kids: 0,
      units: 2,
    },
  ]);

  await page.reload();
  await expect(page.getByText(/may have gone through/)).toBeVisible();
  await journey.fillCustomer();
  await journey.field('Special requirements').fill('Wheelchair, please');
  await journey.pay('Pay at arrival');
  await journey.button(/^Book now/).click();
  await page
    .getByRole('dialog', { name: 'Send the booking again?' })
    .getByRole('button', { name: 'Yes, send it again' })
    .click();
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
  expect(attemptOf(orders[1])).toBe(attemptOf(orders[0]));
});
