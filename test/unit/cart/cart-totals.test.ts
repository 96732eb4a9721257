import { describe, expect, it, test } from 'vitest';
import { wireCart } from '../../../src/cart/cart-contents.ts';
import fc from 'fast-check';
import { amountsOfTotal } from '../../../src/cart/amounts-of-total.ts';
import { acceptedTotal, totalsByLine } from '../../../src/cart/cart-totals.ts';
import type { AcceptedPrice, Cart } from '../../../src/schema/cart.ts';
import type { CartSummary, PricedCart } from '../../../src/schema/cart-summary.ts';
import { amounts, cart, childSeat } from './cart-samples.ts';

describe('the totals of the lines', () => {
  const extra = (id: string, units: number) => ({ id, line: { ...childSeat, units } });
  const priced = (asked: Cart, extras: PricedCart['extras']): PricedCart => ({
    transfers: [],
    tours: [],
    extras,
    summary: amounts(),
    currency: 'usd',
    cart: wireCart(asked),
  });
  const costs = (total: number) => ({ total, discount: 0, extraSelected: undefined });

  it('belong to the lines in the order in which they were sent', () => {
    const ids = fc.uniqueArray(fc.string(), { maxLength: 8 });
    const units = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(ids, units, fc.array(fc.nat(), { maxLength: 8 }), (names, most, totals) => {
        const asked = cart({ extras: names.map((id, index) => extra(id, (index % most) + 1)) });
        const byLine = totalsByLine(asked, priced(asked, totals.map(costs)));
        names.forEach((id, index) => {
          const total = totals[index];
          expect(byLine.get(id)).toEqual(
            total === undefined ? undefined : { ...costs(total), currency: 'usd' },
          );
        });
        expect(byLine.size).toBe(Math.min(names.length, totals.length));
      }),
    );
  });

  it('stay with their lines while the cart has changed, however those were put together', () => {
    const asked = cart({ extras: [extra('a', 1), extra('b', 2), extra('c', 3)] });
    const { adults, kids, ...rest } = extra('c', 3).line;
    const changed = cart({
      extras: [extra('b', 5), { id: 'c', line: { kids, ...rest, adults } }, extra('new', 9)],
    });
    const byLine = totalsByLine(changed, priced(asked, [costs(10), costs(20), costs(30)]));
    expect([...byLine]).toEqual([['c', { ...costs(30), currency: 'usd' }]]);
  });
});

describe('the total that the visitor expects', () => {
  const extras = (...prices: (AcceptedPrice | undefined)[]) =>
    cart({
      transfers: [],
      extras: prices.map((accepted, index) => ({ id: `${index}`, line: childSeat, accepted })),
    });
  const usd = (total: number) => ({ total, currency: 'usd' });
  const mxn = (total: number) => ({ total, currency: 'mxn' });

  it.each([
    ['nothing for an empty cart', [], undefined],
    ['the price of a single line', [usd(115)], usd(115)],
    ['the sum of prices in one currency', [usd(0.1), usd(0.2)], usd(0.3)],
    ['unknown with a line whose price is not', [usd(115), undefined], undefined],
    ['unknown if the first price is', [undefined, usd(115)], undefined],
    ['unknown with two currencies', [usd(115), mxn(900)], undefined],
  ])('is %s', (_, prices, expected) => {
    expect(acceptedTotal(extras(...prices))).toEqual(expected);
  });
});

describe('what adds up to the total', () => {
  const line = (total: number, discount = 0) => ({ total, discount, extraSelected: undefined });
  const summary = (changes: Partial<CartSummary['summary']>) => ({
    transfers: [line(40, 5), line(50)],
    tours: [],
    extras: [line(10), undefined],
    summary: amounts(changes),
  });

  it('is shown by kind and in sum before the discount, with the discount', () => {
    expect(amountsOfTotal(summary({ taxes: undefined }))).toEqual({
      parts: [
        { part: 'transfers', amount: 95 },
        { part: 'extras', amount: 10 },
      ],
      subtotal: 105,
      discount: 5,
      taxes: undefined,
    });
  });

  test.each([
    ['taxes are part of the amounts if these make the total', { total: 100, taxes: 13.79 }, true],
    ['taxes come on top if only both make the total', { total: 113.79, taxes: 13.79 }, false],
  ])('%s', (_, changes, included) => {
    expect(amountsOfTotal(summary(changes)).taxes).toEqual({ amount: 13.79, included });
  });

  test('parts, discount and taxes on top add up to the total, whatever the amounts', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(cents, cents, cents, cents, fc.boolean(), (transfer, extra, discount, tax, onTop) => {
        const total = Number((transfer + extra + (onTop ? tax : 0)).toFixed(2));
        const {
          parts,
          subtotal,
          discount: off,
          taxes,
        } = amountsOfTotal({
          transfers: [line(transfer, discount)],
          tours: [],
          extras: [line(extra)],
          summary: amounts({ transfersSubtotal: transfer, extrasSubtotal: extra, total, taxes: tax }),
        });
        const added = parts.reduce((sum, { amount }) => sum + amount, 0);
        expect(added).toBeCloseTo(subtotal, 2);
        expect(subtotal - off + (taxes?.included ? 0 : (taxes?.amount ?? 0))).toBeCloseTo(total, 2);
      }),
    );
  });

  it('is that of the lines where the provider leaves a subtotal out', () => {
    expect(amountsOfTotal(summary({ transfersSubtotal: 0 })).subtotal).toBe(105);
  });
});
