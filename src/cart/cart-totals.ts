import type { AcceptedPrice, Cart } from '../schema/cart.ts';
import type { CartSummary, LineTotals, PricedCart } from '../schema/cart-summary.ts';
import type { Priced } from '../schema/priced.ts';
import { cartParts } from './cart-contents.ts';
import { amountsDiffer, sumOf } from '../lib/money.ts';
import { sortedJson } from '../lib/json.ts';

/**
 * The provider's totals of the lines by our ids. The answer may be about an earlier cart, so lines are matched by
 * content; those added or changed since have no totals. The answer lists its totals in the order in which the lines
 * were sent.
 */
export function totalsByLine(cart: Cart, priced: PricedCart): Map<string, Priced<LineTotals>> {
  const pairs = cartParts.flatMap((part) => {
    const sent = priced.cart[part].map((line, index) => ({
      key: sortedJson(line),
      totals: priced[part][index],
    }));
    return cart[part].flatMap(({ id, line }): [string, Priced<LineTotals>][] => {
      const index = sent.findIndex(({ key }) => key === sortedJson(line));
      const [known] = index === -1 ? [] : sent.splice(index, 1);
      return known?.totals ? [[id, { ...known.totals, currency: priced.currency }]] : [];
    });
  });
  return new Map(pairs);
}

/** A line's price before coupons, which may be added and removed. */
export function acceptedPrice({ total, discount, currency }: Priced<LineTotals>): AcceptedPrice {
  return { total: sumOf([total, discount]), currency };
}

/** Whether two lines, or copies of them, have the same content. */
export function isSameLine(one: unknown, other: unknown): boolean {
  return sortedJson(one) === sortedJson(other);
}

type Part = (typeof cartParts)[number];

/**
 * The amounts that add up to the total: per kind if there is more than one, and the discount, all before it. Taxes are
 * part of these amounts unless the total exceeds them. A missing subtotal is the sum of the lines.
 */
export function amountsOfTotal({ transfers, tours, extras, summary }: CartSummary): {
  parts: { part: Part; amount: number }[];
  subtotal: number;
  discount: number;
  taxes: { amount: number; included: boolean } | undefined;
} {
  const given: [Part, number, readonly (LineTotals | undefined)[]][] = [
    ['transfers', summary.transfersSubtotal, transfers],
    ['tours', summary.toursSubtotal, tours],
    ['extras', summary.extrasSubtotal, extras],
  ];
  const discountOf = (lines: readonly (LineTotals | undefined)[]) =>
    sumOf(lines.map((line) => line?.discount ?? 0));
  const sold = given
    .map(([part, amount, lines]) => ({
      part,
      amount: sumOf([amount || sumOf(lines.map((line) => line?.total ?? 0)), discountOf(lines)]),
      lines,
    }))
    .filter(({ amount, lines }) => amount > 0 || lines.length > 0);
  const subtotal = sumOf(sold.map(({ amount }) => amount));
  const discount = sumOf(sold.map(({ lines }) => discountOf(lines)));
  const { taxes = 0, total } = summary;
  return {
    parts: sold.length > 1 ? sold.map(({ part, amount }) => ({ part, amount })) : [],
    subtotal,
    discount,
    taxes:
      taxes > 0
        ? { amount: taxes, included: amountsDiffer(sumOf([subtotal, -discount, taxes]), total) }
        : undefined,
  };
}
