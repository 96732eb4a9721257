import { expect, it } from 'vitest';
import { cartCount, countServices, wireCart } from '../../../src/cart/cart-contents.ts';
import { aTransferLine } from '../../fixtures/transfer.ts';
import { cart, childSeat } from './cart-samples.ts';

it('counts lines, not people', () => {
  expect(cartCount(cart())).toBe(3);
  expect(cartCount(cart({ transfers: [], extras: [] }))).toBe(0);
});

it('counts the services of each kind, with those that cannot be booked as they are', () => {
  expect(countServices(cart())).toEqual({ transfers: 2, tours: 0, extras: 1 });
  expect(countServices(cart({ transfers: [] }), [{ part: 'tours' }, { part: 'extras' }])).toEqual({
    transfers: 0,
    tours: 1,
    extras: 2,
  });
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
