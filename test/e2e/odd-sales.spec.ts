import { company } from '../support/demo-address.ts';
import { answerWith, changeAnswer, requestsTo, type Fields } from './support/provider.ts';
import { bookSale } from './support/booked-sale.ts';
import { openEngine } from './support/engine.ts';
import { readyToBook } from './support/checkout.ts';
import { standInForWallet } from './support/stand-in-wallet.ts';
import { expect, test, type Page } from './support/test.ts';

const oddToken = 'a/b?c%20#d é&=+';
const year = new Date().getFullYear() + 1;

const transfer = (changes: Fields = {}) => ({
  pickup_place: { title: 'Aeropuerto de Cancún' },
  dropoff_place: { title: 'Hotel "Los <b>Cocos</b>" & Spa' },
  service_type: { label: 'Deluxe Van', category: 'deluxeVan', max_pax: '8', type: 'private' },
  adults: '2',
  kids: 1,
  pickup_datetime: `${year}-02-05 15:30:00`,
  flight_datime: null,
  total: '105.50',
  ...changes,
});

/** Numbers as text, parts that are missing, and services in no order. */
const oddSale = (changes: Fields = {}) => ({
  token: oddToken,
  confirmation_ref: 'ODD-1',
  status: 'whatever',
  currency: 'USD',
  total: '1045.50',
  total_paid: '100',
  total_remained: '945.50',
  payment_method: { type: 'barter' },
  customer: { first_name: 'Zoë', last_name: null, email: 'zoe@example.com' },
  payments: null,
  transfer_sales: [
    transfer(),
    transfer({ pickup_datetime: null, pickup_place: null }),
    transfer({ service_type: null, pickup_datetime: `${year}-02-03 08:00:00` }),
    null,
  ],
  tour_sales: [
    {
      title: 'Whales <i>at</i> dawn',
      tour_date: `${year}-02-02`,
      schedule: '06:00:00',
      adults: 1,
      total: '9',
    },
    {
      title: 'Free walk',
      tour_date: `${year}-02-04`,
      schedule: null,
      adults: 2,
      kids: 0,
      infants: '1',
      total: 0,
    },
  ],
  extra_sales: [{ name: 'Child seat', units: '2', total: '16' }, 'nothing'],
  ...changes,
});

async function answerSale(page: Page, changes: Fields = {}): Promise<void> {
  await answerWith(page, /^\/sales\//, { body: JSON.stringify({ data: oddSale(changes) }) });
}

async function expectCleanScreen(page: Page): Promise<void> {
  const text = await page
    .locator('booking-engine')
    .evaluate((engine) => engine.shadowRoot?.textContent ?? '');
  expect(text).not.toMatch(/NaN|undefined|\[object Object\]|\bnull\b|Invalid Date/);
}

test('services of all kinds stand by their times, the next one first', async ({ page }) => {
  await answerSale(page);
  await openEngine(page, { path: `/cart/success/${encodeURIComponent(oddToken)}` });
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
  const next = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Your next service' }) });
  await expect(next).toContainText(`2 Feb ${year} 06:00 hrs`);
  await expect(next).toContainText('Whales <i>at</i> dawn');
  const further = page.getByRole('heading', { name: 'Also in your reservation' }).locator('..');
  await expect(further.getByRole('definition').filter({ hasText: `Feb ${year}` })).toHaveText([
    `3 Feb ${year} 08:00 hrs`,
    `4 Feb ${year}`,
    `5 Feb ${year} 15:30 hrs`,
  ]);
  await expect(further).toContainText('2 adults, 1 infant');
  await expect(further).toContainText('Child seat');
  await expectCleanScreen(page);
});

test('a sale of almost nothing is still thanked for', async ({ page }) => {
  const empty = {
    customer: null,
    payment_method: null,
    transfer_sales: null,
    tour_sales: [],
    extra_sales: '',
  };
  await answerSale(page, { ...empty, currency: null, total_remained: 0 });
  await openEngine(page, { path: '/cart/success/bare' });
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
  await expect(page.getByText('We have sent the confirmation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  await expect(page.getByText('$1,045.50 USD')).toBeVisible();
  await expectCleanScreen(page);
});

test('odd characters of a token arrive as they are, and so does the query of a payment', async ({ page }) => {
  await answerSale(page);
  const payments = requestsTo(page, /^\/payments\//);
  const asked = page.waitForRequest(/\/sales\//);
  const answer = JSON.stringify({ token: oddToken, redirectUrl: '' });
  const journey = await readyToBook(page);
  await answerWith(page, '/cart/checkout', { body: answer });
  await journey.button('Book now').click();
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
  expect((await asked).url()).toBe(`${company}/widget/sales/${encodeURIComponent(oddToken)}`);
  await expect(page.getByRole('link', { name: 'Voucher', exact: true })).toHaveAttribute(
    'href',
    `${company}/interfaces/sales/${encodeURIComponent(oddToken)}/voucher`,
  );

  await answerWith(page, /^\/payments\//, {
    body: JSON.stringify({ data: { status: 'in_process', sale: oddSale(), url: null } }),
  });
  await page.goto(`${company}/payments/abc?signature=a%2Bb%2525&rate=5%25`);
  await expect(page.getByText('Payment pending')).toBeVisible();
  expect(Object.fromEntries(payments[0]?.query ?? [])).toEqual({ signature: 'a+b%25', rate: '5%' });
});

test('a payment that was cancelled after money came in is not said to be free', async ({ page, request }) => {
  const { token } = await bookSale(request, { paymentMethodId: 'mp' });
  await changeAnswer(page, `/sales/${token}`, (answer) => ({
    data: { ...(answer.data as Fields), total_paid: '20.00' },
  }));
  await page.goto(`${company}/cart/cancel/${token}`);
  await expect(page.getByText('We have received a payment for this reservation')).toBeVisible();
  await expect(page.getByText('Nothing was charged')).toHaveCount(0);
  await page.getByRole('button', { name: 'See your reservation' }).click();
  await expect(page).toHaveURL(`${company}/cart/success/${token}`);
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation!' })).toBeVisible();
});

test('a payment step of our own may be named by its path alone', async ({ page, request }) => {
  await standInForWallet(page, request);
  const { token } = await bookSale(request, { paymentMethodId: 21 });
  const journey = await readyToBook(page);
  const redirectUrl = `/cart/checkout/payments/paypal/${token}?action=tocart`;
  await answerWith(page, '/cart/checkout', { body: JSON.stringify({ token, redirectUrl }) });
  await journey.button('Book now').click();
  await expect(page).toHaveURL(company + redirectUrl);
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  await expect(page).toHaveURL(`${company}/cart/success/${token}`);
});
