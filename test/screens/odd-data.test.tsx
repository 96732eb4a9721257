import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { amount, bookButton, openCart, simCard } from './checkout-steps.ts';
import { expectCleanScreen, scripted } from './clean-screen.ts';
import { fillFlight, openInfo, pickupIs, price } from './info-steps.ts';
import { button, heading, openStorefront } from './open-storefront.tsx';
import { field } from './search-steps.ts';

const cancun = { ref: 'cun', iata: 'CUN', title: 'Cancún International Airport', address: 'Cancún' };
const link = (name: RegExp) => screen.findByRole('link', { name });

describe('airports', () => {
  it('that are invalid are dropped, the rest are shown', async () => {
    const airports = [
      null,
      'airport',
      { ref: 7, iata: 'NUM', title: 'Numbered Airport', address: null },
      { ref: '', iata: 'EMP', title: 'Without a ref' },
      { ref: 'untitled', iata: 'UNT' },
      { ref: 'bare', title: `Bare ${scripted}` },
      { ...cancun, extra: { deep: true } },
    ];
    const { visitor } = openStorefront('/', {
      answers: {
        '/transfers/airports': () => airports,
        '/places/7': () => ({ ref: 7, title: 'Numbered Airport' }),
      },
    });
    await link(/Cancún/);
    await link(/Bare <img/);
    expect(screen.queryByText('Without a ref')).toBeNull();
    expectCleanScreen();
    await visitor.click(await link(/Numbered Airport/));
    const chosen = (await field('Airport')) as unknown as HTMLSelectElement;
    await waitFor(() => expect(chosen.selectedOptions[0]?.textContent).toBe('Numbered Airport'));
  });

  it('of which there is only one: it is selected automatically', async () => {
    openStorefront('/transfers', { answers: { '/transfers/airports': () => [cancun] } });
    await waitFor(async () => expect(await field('Airport')).toHaveProperty('value', 'cun'));
  });
});

test('prices: retyped numbers, unknown types, odd pictures and scripts in texts', async () => {
  const option = { ...price, description: 'A car' };
  const options = [
    {
      ...option,
      ref: 11,
      title: 'Number and text',
      oneway_price: '45.00',
      roundtrip_price: '1e3',
      max_pax: '4',
      area_cutoff_hrs: null,
    },
    {
      ...option,
      ref: '12',
      title: scripted,
      description: scripted,
      image_url: 'javascript:alert(1)',
      type: 'helicopter',
    },
    {
      ...option,
      ref: 13,
      title: 'Cheap as nothing',
      oneway_price: 0,
      roundtrip_price: 0,
      category: '',
      description: null,
    },
    { ...option, ref: 14, title: 'Half a price', oneway_price: 'free', roundtrip_price: 20 },
    { ...option, ref: 15, title: 'No seats', max_pax: 0 },
    { ...option, ref: { id: 16 }, title: 'Object for a ref' },
    { ref: 17, max_pax: 6, title: 'Bare option', oneway_price: 30 },
    { ...option, ref: 18, title: 'Far picture', image_url: 'https://nowhere.invalid/a.png' },
    null,
    [],
  ];
  openStorefront('/transfers/prices?from=cun&to=quinta-luna&adults=2&kids=0&searchMode=A2H', {
    answers: { '/transfers/prices': () => options },
  });
  await button('One way $45.00 USD');
  await button('Round trip $1,000.00 USD');
  for (const gone of ['Half a price', 'No seats', 'Object for a ref'])
    expect(screen.queryByText(gone)).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(5);
  await screen.findByText('helicopter');
  expectCleanScreen();
});

test('a whole trip with numbers as texts and places without a position', { tags: 'long' }, async () => {
  const place = (ref: string, title: string) => () => ({
    ref,
    title,
    address: '',
    tags: null,
    latitude: null,
    longitude: '',
  });
  const { visitor, storefront } = openInfo('A2H', 'oneway', {
    '/places/cun': place('cun', 'Cancún International Airport'),
    '/places/quinta-luna': place('quinta-luna', 'Quinta Luna Hotel'),
    '/transfers/prices': () => [{ ...price, area_cutoff_hrs: '4', category: null, oneway_price: '62.00' }],
    '/tools/pickup-by-flight': ({ body }) => {
      const date = String(body['flightDatetime']).slice(0, 10);
      return { date, hour: 15, minute: 5, datetime: `${date} 15:05:00` };
    },
    '/transfers/validate-pickuptime': () => ({ valid: 1, message: null }),
    '/cart/summary': () => ({ transfers: [{ total: '62.00', discount: null }], summary: { total: '62.00' } }),
  });
  await fillFlight(visitor, 'Arrival Details');
  await screen.findByText('Valid pickup time');
  await pickupIs('Arrival Details', '5 Mar 15:05');
  expectCleanScreen();
  await visitor.click(await button('Add to cart'));
  const check = await screen.findByRole('dialog', { name: /^Please check your information/ });
  await visitor.click(within(check).getByRole('button', { name: 'Add to cart' }));
  await screen.findByRole('dialog', { name: 'Added to cart' });
  storefront.navigate('/cart/checkout', 'api');
  await heading('Your cart');
  await waitFor(() => expect(amount('Total')).toBe('$62.00 USD'));
  expectCleanScreen();
});

test('a cart summary with new payment types and missing numbers', async () => {
  const summary = {
    total: 18,
    taxes: null,
    extrasSubtotal: '',
    paymentMethods: [
      { id: 7, type: 'atArrival', title: 'Pay at arrival' },
      { id: 99, type: 'telepathy', title: 'Think of money' },
      { type: 'paypal' },
      'cash',
    ],
    policies: [{ key: 'general', title: scripted, content: '<p>Rules</p>' }, null],
  };
  await openCart([simCard()], {
    answers: { '/cart/summary': () => ({ extras: [{ total: 18 }], summary }) },
  });
  await screen.findByRole('radio', { name: 'Pay at arrival' });
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.queryByText('Think of money')).toBeNull();
  await waitFor(() => expect(bookButton().getAttribute('aria-disabled')).toBeNull());
  expectCleanScreen();
});
