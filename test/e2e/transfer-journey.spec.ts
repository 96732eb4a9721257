import { company, partner } from '../support/demo-address.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const departureFlight = { airline: 'Delta', number: 'DL 1827', inDays: 19, hour: '16', minute: '05' };

const surfaces = [
  { name: 'in a partner page', home: `${partner}/partner/booking-engine.html` },
  { name: 'on the hosted page', home: `${company}/` },
];

for (const { name, home } of surfaces) {
  test(`airport to hotel, one way, paid at arrival, ${name}`, { tag: '@firefox' }, async ({ page }) => {
    const journey = new Journey(page);
    await page.goto(home);
    await journey.startAtAirport(/Cancún International Airport/);
    await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
    await journey.search();

    await expect(journey.option(/sedan/i).getByRole('button', { name: /One way/ })).toContainText(
      '$62.00 USD',
    );
    await journey.chooseTrip(/sedan/i, 'oneway');
    await journey.fillFlight('Arrival Details', arrivalFlight);
    await journey.addToCart();

    await expect(page.getByText('Quinta Luna Hotel')).toBeVisible();
    await expect(page.getByText('$62.00 USD').first()).toBeVisible();
    await journey.fillCustomer();
    await journey.pay('Pay at arrival');
    await journey.button('Book now').click();

    await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
    await expect(page.getByText('ada@example.com')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Voucher \(Without prices\)/ })).toBeVisible();

    const voucher = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Voucher(?! \()/ }).click();
    await expect((await voucher).getByText('Quinta Luna Hotel').first()).toBeVisible();
  });

  test(`airport to hotel and back, paid by card, ${name}`, async ({ page }) => {
    const journey = new Journey(page);
    await page.goto(home);
    await journey.startAtAirport(/Cancún International Airport/);
    await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
    await journey.search();
    await journey.chooseTrip(/sedan/i, 'roundtrip');
    await journey.fillFlight('Arrival Details', arrivalFlight);
    await journey.fillFlight('Departure Details', departureFlight);
    await journey.addToCart();
    await journey.fillCustomer();
    await journey.pay('Credit or debit card');
    await journey.button(/Pay and book \$115\.00 USD/).click();

    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/cart\/success\//);
    await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
    await expect(page.getByText('Paid').locator('xpath=following::*[1]')).toContainText('$115.00 USD');
  });
}

test('in Spanish and in pesos on a Spanish hotel site', async ({ page }) => {
  const journey = new Journey(page, 'es');
  await page.goto(`${partner}/partner/spanish-hotel.html`);
  await journey.startAtAirport(/Cancún/);
  await journey.choosePlace('Destino', 'quinta', 'Quinta Luna');
  await journey.search();
  await expect(journey.option(/sed[aá]n/i).getByRole('button', { name: /Solo ida/ })).toContainText(
    '$1,140.00 MXN',
  );
  await journey.chooseTrip(/sed[aá]n/i, 'oneway');
  await journey.fillFlight('Detalles de llegada', arrivalFlight);
  await journey.addToCart();
  await journey.fillCustomer();
  await journey.pay('Pagar a la llegada');
  await journey.button('Reservar ahora').click();
  await expect(page.getByRole('heading', { name: '¡Gracias por su reserva!' })).toBeVisible();
});
