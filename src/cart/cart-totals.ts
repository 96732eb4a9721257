import type { AcceptedPrice, Cart } from '../schema/cart.ts';
import type { LineTotals, PricedCart } from '../schema/cart-summary.ts';
import type { Priced } from '../schema/priced.ts';
import { cartParts } from './cart-contents.ts';
import { sumOf } from '../lib/money.ts';
import { sortedJson } from '../lib/json.ts';

/**
 * The provider's totals of the lines, by line id. The answer may be about an earlier cart, so lines are matched by content:
 * those that were added or changed since have no totals. The provider lists its totals in the order in which the lines were
 * sent.
 */
export function totalsByLine(cart: Cart, priced: PricedCart): Map<string, Priced<LineTotals>> {
  const pairs = cartParts.flatMap((part) => {
    const pricedLines = priced.cart[part].map((line, index) => ({
      content: sortedJson(line),
      totals: priced[part][index],
    }));
    return cart[part].flatMap(({ id, line }): [string, Priced<LineTotals>][] => {
      const lineContent = sortedJson(line);
      const index = pricedLines.findIndex(({ content }) => content === lineContent);
      // Each priced line is used once, because two lines may have the same content.
      const [match] = index === -1 ? [] : pricedLines.splice(index, 1);
      return match?.totals ? [[id, { ...match.totals, currency: priced.currency }]] : [];
    });
  });
  return new Map(pairs);
}

/** What the visitor expects the cart to cost; undefined if a price is not known or is in another currency. */
export function acceptedTotal(cart: Cart): AcceptedPrice | undefined {
  const prices = cartParts.flatMap((part) => cart[part].map(({ accepted }) => accepted));
  const [first] = prices;
  if (!first) return undefined;
  const { currency } = first;
  const totals = prices.flatMap((price) => (price?.currency === currency ? [price.total] : []));
  return totals.length === prices.length ? { total: sumOf(totals), currency } : undefined;
}

/** A line's price before coupons, which may be added and removed. */
export function acceptedPrice({ total, discount, currency }: Priced<LineTotals>): AcceptedPrice {
  return { total: sumOf([total, discount]), currency };
}
