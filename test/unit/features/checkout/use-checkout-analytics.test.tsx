import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useCheckoutAnalytics } from '../../../../src/features/checkout/use-checkout-analytics.ts';
import type { PricedCart } from '../../../../src/schema/cart-summary.ts';
import { change, renderFeature } from '../render-feature.tsx';

const noLines = { transfers: [], tours: [], extras: [] };
const totals = { currency: 'usd', total: 10, ...noLines, cart: noLines } as unknown as PricedCart;

function Checkout() {
  const [summary, setSummary] = useState<PricedCart>();
  useCheckoutAnalytics(summary);
  return <button onClick={() => setSummary({ ...totals })}>priced</button>;
}

function open() {
  const { storefront, received, visitor } = renderFeature(<Checkout />);
  const { checkout } = storefront.state;
  return {
    checkout,
    events: () => received.map(({ detail }) => 'event' in detail && detail.event),
    type: (firstName: string) => change(() => checkout.changeCustomer({ firstName })),
    price: () => visitor.click(screen.getByRole('button', { name: 'priced' })),
  };
}

it('nothing is reported before the totals are known', async () => {
  const { events, type, price } = open();
  await type('Ada');
  expect(events()).toEqual([]);
  await price();
  expect(events()).toEqual(['view_cart', 'begin_checkout']);
});

it('the checkout begins with the first letter, not with spaces, and once per cart', async () => {
  const { checkout, events, type, price } = open();
  await price();
  await type('  ');
  expect(events()).toEqual(['view_cart']);
  await type('A');
  await type('');
  await type('Ada');
  await price();
  expect(events()).toEqual(['view_cart', 'begin_checkout']);
  expect(checkout.state.hasBegun).toBe(true);
});

it('the next cart begins a checkout of its own', async () => {
  const { checkout, events, type, price } = open();
  await price();
  await type('Ada');
  await change(() => checkout.reset());
  expect(events()).toEqual(['view_cart', 'begin_checkout', 'begin_checkout']);
});
