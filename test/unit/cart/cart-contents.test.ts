import { expect, it } from 'vitest';
import { cartCount, wireCart } from '../../../src/cart/cart-contents.ts';
import { aTransferLine } from '../../fixtures/transfer.ts';
import { cart, childSeat } from './cart-samples.ts';

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
