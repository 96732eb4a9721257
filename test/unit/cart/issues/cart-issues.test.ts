import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isBlocking } from '../../../../src/cart/issues/blocking-issues.ts';
import type { CartCheck } from '../../../../src/cart/issues/cart-check.ts';
import { cartIssues, extraIssues, priceIssues } from '../../../../src/cart/issues/cart-issues.ts';
import { aTourLine } from '../../../fixtures/tour-line.ts';
import { amounts, cart as cartOf, childSeat } from '../cart-samples.ts';

/** Noon on the visitor's clock, ten days ahead of the lines. */
const now = new Date(2026, 5, 1, 12, 0);

test('an extra is no longer offered once it is missing from the list of extras, if that is known', () => {
  expect(extraIssues(childSeat, undefined)).toEqual([]);
  expect(extraIssues(childSeat, [{ id: '3' }])).toEqual([]);
  expect(extraIssues(childSeat, [])).toEqual([{ code: 'not-offered' }]);
});

describe('a price', () => {
  const accepted = { total: 45, currency: 'usd' };
  const totals = (total: number, discount = 0, currency = 'usd') => ({
    total,
    discount,
    currency,
    extraSelected: undefined,
  });

  it.each([
    ['has not changed while it is the accepted one', totals(45), []],
    ['has not changed by less than a cent', totals(45.004), []],
    ['has not changed if only a coupon lowers it', totals(40, 5), []],
    ['has changed if it has risen', totals(50), [{ code: 'price-changed', before: 45, now: 50 }]],
    [
      'has changed if it has fallen, before a coupon',
      totals(30, 5),
      [{ code: 'price-changed', before: 45, now: 35 }],
    ],
    ['is not compared with one in another currency', totals(900, 0, 'mxn'), []],
    ['has not changed while it is unknown', undefined, []],
  ])('%s', (_, present, issues) => expect(priceIssues(accepted, present)).toEqual(issues));

  it('has not changed if none was accepted', () => expect(priceIssues(undefined, totals(50))).toEqual([]));
});

describe('a cart', () => {
  const nothing: CartCheck = {
    at: now.getTime(),
    totals: undefined,
    transfers: {},
    tours: {},
    extras: undefined,
  };

  it('has no issues before anything is known', () => expect(cartIssues(cartOf(), nothing)).toEqual({}));

  it('lists only lines with issues, by their ids', () => {
    const cart = cartOf({ transfers: [], tours: [{ id: 'd', line: aTourLine() }] });
    const tours = { d: { line: aTourLine(), tour: 'not-found' as const, times: [] } };
    const found = cartIssues(cart, { ...nothing, tours, extras: [] });
    expect(found).toEqual({ c: [{ code: 'not-offered' }], d: [{ code: 'not-offered' }] });
  });

  it('reports a changed price, unless the service is unavailable', () => {
    const line = aTourLine();
    const cart = cartOf({
      transfers: [],
      extras: [],
      tours: [{ id: 'd', line, accepted: { total: 5, currency: 'usd' } }],
    });
    const priced = { total: 9, discount: 0, extraSelected: undefined };
    const totals = {
      transfers: [],
      tours: [priced],
      extras: [],
      summary: amounts(),
      currency: 'usd',
      cart: { transfers: [], tours: [line], extras: [] },
    };
    expect(cartIssues(cart, { ...nothing, totals })).toEqual({
      d: [{ code: 'price-changed', before: 5, now: 9 }],
    });
    const tours = { d: { line, tour: undefined, times: [] } };
    expect(cartIssues(cart, { ...nothing, totals, tours })).toEqual({ d: [{ code: 'sold-out' }] });
  });

  it('is never blocked by hints', () => {
    const moment = fc.record({ day: fc.integer({ min: 8, max: 14 }), hour: fc.integer({ min: 0, max: 23 }) });
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 4 }), (starts) => {
        const tours = starts.map(({ day, hour }, index) => ({
          id: `t${index}`,
          line: aTourLine({
            tourDate: `2026-06-${String(day).padStart(2, '0')}`,
            schedule: `${String(hour).padStart(2, '0')}:00`,
          }),
        }));
        const found = Object.values(cartIssues(cartOf({ tours }), nothing)).flat();
        expect(found.filter(isBlocking)).toEqual([]);
      }),
    );
  });
});
