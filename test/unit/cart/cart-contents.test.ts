import { describe, expect, it } from 'vitest';
import { cartCount, cartSnapshot, wireCart } from '../../../src/cart/cart-contents.ts';
import { aTransferLine } from '../../fixtures/transfer.ts';
import { amounts, cart, childSeat } from './cart-samples.ts';

it('counts lines, not people', () => {
  expect(cartCount(cart())).toBe(3);
  expect(cartCount(cart({ transfers: [], extras: [] }))).toBe(0);
});

it('travels in the order of the visitor, without our ids', () => {
  const wire = wireCart(cart());
  expect(wire.transfers.map(({ adults }) => adults)).toEqual([2, 5]);
  expect(wire).toEqual({
    transfers: [aTransferLine(), aTransferLine({ adults: 5 })],
    tours: [],
    extras: [childSeat],
  });
  expect(JSON.stringify(wire)).not.toContain('"id":"a"');
});

describe('the cart as host pages see it', () => {
  it('has no totals before the provider has worked them out', () => {
    const snapshot = cartSnapshot(cart(), 'usd', undefined);
    expect(snapshot).toMatchObject({ count: 3, total: null, currency: 'USD' });
    expect(snapshot.items.map(({ total }) => total)).toEqual([null, null, null]);
  });

  it('names every line with its quantity and total', () => {
    const line = (total: number) => ({ total, discount: 0 });
    const summary = { transfers: [line(40), line(50)], tours: [], extras: [line(10)], summary: amounts() };
    expect(cartSnapshot(cart(), 'mxn', summary)).toEqual({
      count: 3,
      total: 100,
      currency: 'MXN',
      items: [
        { kind: 'transfer', id: 'a', ref: 'sedan-1', name: 'Deluxe Sedan', quantity: 1, total: 40 },
        { kind: 'transfer', id: 'b', ref: 'sedan-1', name: 'Deluxe Sedan', quantity: 1, total: 50 },
        { kind: 'extra', id: 'c', ref: '3', name: 'Child seat', quantity: 2, total: 10 },
      ],
    });
  });
});
