import { company, partner } from '../support/demo-address.ts';
import { extraCard } from './support/extras.ts';
import { arrivalFlight, Journey } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const departureFlight = { airline: 'Delta', number: 'DL 1827', inDays: 19, hour: '16', minute: '05' };

// On a partner page, paid at arrival: tours-journey.spec.ts. On the hosted page, paid by card: payments-card.spec.ts.
test(
  'airport to hotel, one way, paid at arrival, on the hosted page',
  { tag: '@firefox' },
  async ({ page }) => {
    const journey = new Journey(page);
    await page.goto(`${company}/`);
    await journey.startAtAirport(/Cancún International Airport/);
    await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
    await journey.search();

    await expect(journey.option(/sedan/i).getByRole('button', { name: /One way/ })).toContainText(
      '$62.00 USD',
    );
    await journey.chooseTrip(/sedan/i, 'oneway');
    await journey.fillFlight('Arrival Details', arrivalFlight);
    await journey.addTransfer();
    await extraCard(page, /Child seat/)
      .getByLabel('Units', { exact: true })
      .selectOption('1');
    const fastLane = extraCard(page, /Fast lane/);
    await fastLane.getByLabel('Adults', { exact: true }).selectOption('2');
    await fastLane.getByLabel('Kids', { exact: true }).selectOption('1');
    await journey.button('Continue to cart').click();

    await expect(page.getByText('Quinta Luna Hotel')).toBeVisible();
    await expect(page.getByText('$62.00 USD').first()).toBeVisible();
    await expect(page.getByText('$173.00 USD').first()).toBeVisible();
    await journey.fillCustomer();
    await journey.pay('Pay at arrival');
    await journey.button(/^Book now/).click();

    await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
    await expect(page.getByText('ada@example.com')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Voucher \(Without prices\)/ })).toBeVisible();

    const voucher = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Voucher(?! \()/ }).click();
    await expect((await voucher).getByText('Quinta Luna Hotel').first()).toBeVisible();
  },
);

test(
  'airport to hotel and back, paid by card, in a partner page',
  { tag: '@firefox-long' },
  async ({ page }) => {
    const journey = new Journey(page);
    // Maps need a key; without one nothing is requested for them.
    const maps: string[] = [];
    page.on('request', (request) => {
      if (/google/.test(request.url())) maps.push(request.url());
    });
    await page.goto(`${partner}/partner/booking-engine.html`);
    await journey.startAtAirport(/Cancún International Airport/);
    await journey.choosePlace('Destination', 'quinta', 'Quinta Luna Hotel');
    await journey.search();
    await journey.chooseTrip(/sedan/i, 'roundtrip');
    await journey.fillFlight('Arrival Details', arrivalFlight);
    await journey.fillFlight('Departure Details', departureFlight);
    await journey.addToCart();
    await journey.fillCustomer();
    await journey.pay('Credit or debit card');
    expect(maps).toEqual([]);
    await journey.button(/Pay and book \$115\.00 USD/).click();

    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/cart\/success\//);
    await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
    await expect(page.getByText('Paid', { exact: true }).locator('xpath=following::*[1]')).toContainText(
      '$115.00 USD',
    );
  },
);
