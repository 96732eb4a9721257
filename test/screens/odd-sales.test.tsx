import { screen, waitFor } from '@testing-library/react';
import { expect, inject, it, test } from 'vitest';
import { nodeFetch } from '../support/node-fetch.ts';
import { answering, bookButton, readyToBook, simCard } from './checkout-steps.ts';
import { expectCleanScreen } from './clean-screen.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { bookSale } from './sales.ts';

type Fields = Record<string, unknown>;

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

/** Numbers as text, missing parts, and services in no particular order. */
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

const encoded = encodeURIComponent(oddToken);
const answered = (changes: Fields = {}) => ({ [`/sales/${encoded}`]: () => ({ data: oddSale(changes) }) });
const thanks = () => heading('Thank you for your reservation!');

it('shows services of all kinds by their times, the next one first', async () => {
  openStorefront(`/cart/success/${encoded}`, { answers: answered() });
  await thanks();
  const next = (await heading('Your next service')).closest('section')?.textContent;
  expect(next).toContain(`2 Feb ${year} 06:00 hrs`);
  expect(next).toContain('Whales <i>at</i> dawn');
  expect(next).toContain('ask us for the meeting point');
  const further = (await heading('Also in your booking')).parentElement as HTMLElement;
  expect(further.textContent.match(new RegExp(`\\d Feb ${year}( \\d\\d:\\d\\d hrs)?`, 'g'))).toEqual([
    `3 Feb ${year} 08:00 hrs`,
    `4 Feb ${year}`,
    `5 Feb ${year} 15:30 hrs`,
  ]);
  expect(further.textContent).toContain('2 adults, 1 infant');
  expect(further.textContent).toContain('Child seat');
  expectCleanScreen();
});

it('is confirmed with almost nothing in it', async () => {
  const nothing = {
    confirmation_ref: '',
    customer: null,
    payment_method: null,
    currency: null,
    total_remained: 0,
  };
  const answers = answered({ ...nothing, transfer_sales: null, tour_sales: [], extra_sales: '' });
  openStorefront(`/cart/success/${encoded}`, { answers });
  await thanks();
  await screen.findByText('$1,045.50 USD');
  expect(screen.queryByText(/We have sent the confirmation/)).toBeNull();
  expect(screen.queryByText('Confirmation')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expectCleanScreen();
});

it('keeps odd characters of its token, and of the query of a payment', { tags: 'long' }, async () => {
  const payment = { data: { status: 'in_process', sale: oddSale(), url: null } };
  const { visitor, storefront, requests } = await readyToBook([simCard()], {
    answers: {
      ...answered(),
      ...answering(() => ({ token: oddToken, redirectUrl: '' })),
      '/payments/abc': () => payment,
    },
  });
  await visitor.click(bookButton());
  await thanks();
  const voucher = await screen.findByRole('link', { name: 'Voucher' });
  expect(voucher.getAttribute('href')).toBe(`${inject('provider')}/interfaces/sales/${encoded}/voucher`);

  storefront.navigate('/payments/abc?signature=a%2Bb%2525&rate=5%25', 'api');
  await screen.findByText('Payment pending');
  const query = requests.find(({ path }) => path === '/payments/abc')?.query;
  expect(Object.fromEntries(query ?? [])).toEqual({ signature: 'a+b%25', rate: '5%' });
});

test('a payment that was cancelled after money arrived does not claim that nothing was charged', async () => {
  const { token } = await bookSale({ paymentMethodId: 'mp' });
  const path = `/sales/${token}`;
  const paid = async () => {
    const headers = { Accept: 'application/json' };
    const answer = await nodeFetch(`${inject('provider')}/widget${path}`, { headers });
    return { data: { ...((await answer.json()) as { data: Fields }).data, total_paid: '20.00' } };
  };
  const { visitor, storefront } = openStorefront(`/cart/cancel/${token}`, { answers: { [path]: paid } });
  await screen.findByText(/We have received a payment for this booking/);
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  await visitor.click(await button('See your booking'));
  await thanks();
  await waitFor(() => expect(storefront.path).toBe(`/cart/success/${token}`));
});

test('a payment step of the storefront can be given as a path alone', async () => {
  const { token } = await bookSale({ paymentMethodId: 21 });
  const redirectUrl = `/cart/checkout/payments/paypal/${token}?action=tocart`;
  const { visitor, storefront, received } = await readyToBook([simCard()], {
    answers: answering(() => ({ token, redirectUrl })),
  });
  await visitor.click(bookButton());
  await waitFor(() => expect(storefront.path).toBe(redirectUrl));
  await heading('Pay with PayPal');
  expect(received.filter(({ name }) => name === 'booking-redirect')).toEqual([]);
});
