import { describe, expect, it } from 'vitest';
import { cartSnapshot } from '../../../src/cart/snapshot.ts';
import { amounts, cart } from './cart-samples.ts';

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
