import { expect } from 'vitest';
import { amountsOfTotal } from '../../../src/cart/amounts-of-total.ts';
import { priceIssues } from '../../../src/cart/issues/cart-issues.ts';
import { formatMoney } from '../../../src/lib/money.ts';
import type { Cart } from '../../../src/schema/cart.ts';
import type { LineTotals } from '../../../src/schema/cart-summary.ts';
import type { Priced } from '../../../src/schema/priced.ts';
import type { Shop } from './offers.ts';

/** What choices cost where they are made, by the ids of their lines. */
export type FirstPrices = ReadonlyMap<string, number>;

/** Expects these prices at the lines of a cart, before the discount, and the rest in its summary. Returns the total. */
export async function expectInCart(shop: Shop, first: FirstPrices, lines: Partial<Cart>, coupon = '') {
  const { byLine, priced } = await shop.totals(lines, coupon);
  expect([...byLine.keys()]).toEqual([...first.keys()]);
  for (const [id, price] of first) {
    const totals = byLine.get(id) as Priced<LineTotals>;
    expect(textOf(totals), id).toBe(formatMoney(price, shop.currency));
    expect(priceIssues({ total: price, currency: shop.currency }, totals), id).toEqual([]);
  }
  const { subtotal, discount } = amountsOfTotal(priced);
  expect(subtotal).toBeCloseTo(
    [...first.values()].reduce((sum, price) => sum + price, 0),
    2,
  );
  expect(subtotal - discount).toBeCloseTo(priced.summary.total, 2);
  expect(discount > 0).toBe(coupon !== '' && subtotal > 0);
  return priced.summary.total;
}

/** A line's price as the cart shows it: struck through where a discount has been taken off. */
function textOf({ total, discount, currency }: Priced<LineTotals>): string {
  return formatMoney(total + discount, currency);
}
