import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  amountsBeforeTaxes,
  cartCount,
  cartSnapshot,
  paymentSplit,
  totalsById,
  wireCart,
} from '../../../src/domain/cart.ts';
import type { Cart } from '../../../src/schema/cart.ts';
import type { CartSummary } from '../../../src/schema/cart-summary.ts';
import { aTransferLine } from '../../fixtures/transfer.ts';

const childSeat = {
  extraSelected: { id: 3, name: 'Child seat', price_type: 'unit' as const },
  adults: 0,
  kids: 0,
  units: 2,
};
const cart = (changes: Partial<Cart> = {}): Cart => ({
  transfers: [
    { id: 'a', line: aTransferLine() },
    { id: 'b', line: aTransferLine({ adults: 5 }) },
  ],
  tours: [],
  extras: [{ id: 'c', line: childSeat }],
  couponCode: '',
  ...changes,
});

const amounts = (changes: Partial<CartSummary['summary']> = {}): CartSummary['summary'] => ({
  toursSubtotal: 0,
  transfersSubtotal: 90,
  extrasSubtotal: 10,
  total: 100,
  taxes: undefined,
  paymentToReserve: undefined,
  paymentPending: undefined,
  paymentMethods: [],
  policies: [],
  ...changes,
});

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

describe('the totals of the lines', () => {
  it('belong to the lines in the order in which they were sent', () => {
    const ids = fc.uniqueArray(fc.string(), { maxLength: 8 });
    const total = fc.record({ total: fc.nat(), discount: fc.nat() });
    fc.assert(
      fc.property(ids, fc.array(total, { maxLength: 8 }), (names, totals) => {
        const lines = names.map((id) => ({ id }));
        const byId = totalsById(lines, totals);
        names.forEach((id, index) => expect(byId.get(id)).toEqual(totals[index]));
        expect(byId.size).toBe(Math.min(names.length, totals.length));
      }),
    );
  });
});

describe('what the lines come to before taxes', () => {
  const line = (total: number, discount = 0) => ({ total, discount, extraSelected: undefined });
  const summary = (changes: Partial<CartSummary['summary']>) => ({
    transfers: [line(40, 5), line(50)],
    tours: [],
    extras: [line(10), undefined],
    summary: amounts(changes),
  });

  it('is told by kind, together, and with what was taken off', () => {
    expect(amountsBeforeTaxes(summary({}))).toEqual({
      parts: [
        { part: 'transfers', amount: 90 },
        { part: 'extras', amount: 10 },
      ],
      subtotal: 100,
      discount: 5,
    });
  });

  it('is that of the lines where the provider leaves a subtotal out', () => {
    expect(amountsBeforeTaxes(summary({ transfersSubtotal: 0 })).subtotal).toBe(100);
  });
});

describe('what is paid now and later', () => {
  test.each([
    ['the provider does not split', {}, undefined],
    ['all of it is paid now', { paymentToReserve: 100, paymentPending: 0 }, undefined],
    ['a part now, the rest later', { paymentToReserve: 30, paymentPending: 70 }, { now: 30, later: 70 }],
    ['nothing now', { paymentToReserve: 0, paymentPending: 100 }, { now: 0, later: 100 }],
    ['only the first part is named', { paymentToReserve: 30 }, { now: 30, later: 70 }],
    ['only the second part is named', { paymentPending: 70 }, { now: 30, later: 70 }],
    ['both parts are nothing', { paymentToReserve: 0, paymentPending: 0 }, undefined],
    ['less than a cent apart is no split', { paymentToReserve: 99.999 }, undefined],
  ])('%s', (_, changes, split) => {
    expect(paymentSplit(amounts(changes))).toEqual(split);
  });
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
        { kind: 'transfer', id: 'a', name: 'Deluxe Sedan', quantity: 1, total: 40 },
        { kind: 'transfer', id: 'b', name: 'Deluxe Sedan', quantity: 1, total: 50 },
        { kind: 'extra', id: 'c', name: 'Child seat', quantity: 2, total: 10 },
      ],
    });
  });
});
