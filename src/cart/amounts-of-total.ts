import type { CartSummary, LineTotals } from '../schema/cart-summary.ts';
import { amountsDiffer, sumOf } from '../lib/money.ts';
import type { CartPart } from './cart-contents.ts';

interface TotalAmounts {
  /** The amount of each kind of service before the discount; empty if there is only one kind. */
  parts: { part: CartPart; amount: number }[];
  /** The sum of the parts. */
  subtotal: number;
  discount: number;
  /** Undefined if there are no taxes. Otherwise `included` tells whether the subtotal contains them. */
  taxes: { amount: number; included: boolean } | undefined;
}

/**
 * The amounts that add up to the total of a cart. The provider does not say whether its amounts contain the taxes: they do,
 * unless the total is the discounted subtotal plus the taxes.
 */
export function amountsOfTotal({ transfers, tours, extras, summary }: CartSummary): TotalAmounts {
  const parts = [
    partAmounts('transfers', summary.transfersSubtotal, transfers),
    partAmounts('tours', summary.toursSubtotal, tours),
    partAmounts('extras', summary.extrasSubtotal, extras),
  ].filter(({ amount, lineCount }) => amount > 0 || lineCount > 0);
  const subtotal = sumOf(parts.map(({ amount }) => amount));
  const discount = sumOf(parts.map((part) => part.discount));
  const { taxes = 0, total } = summary;
  const hasTaxesOnTop = !amountsDiffer(sumOf([subtotal, -discount, taxes]), total);
  return {
    parts: parts.length > 1 ? parts.map(({ part, amount }) => ({ part, amount })) : [],
    subtotal,
    discount,
    taxes: taxes > 0 ? { amount: taxes, included: !hasTaxesOnTop } : undefined,
  };
}

/** The provider's subtotals are net of discounts. A missing subtotal is the sum of the lines. */
function partAmounts(part: CartPart, subtotal: number, lines: readonly (LineTotals | undefined)[]) {
  const discount = sumOf(lines.map((line) => line?.discount ?? 0));
  const netAmount = subtotal || sumOf(lines.map((line) => line?.total ?? 0));
  return { part, amount: sumOf([netAmount, discount]), discount, lineCount: lines.length };
}
