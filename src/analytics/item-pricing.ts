import type { LineTotals } from '../schema/cart-summary.ts';

/**
 * Divides the totals of a line by its quantity, which is at least 1. The prices have four decimals, so that price × quantity
 * equals the total to the cent.
 */
export function pricePerUnit({ total, discount }: LineTotals, units: number) {
  const quantity = Math.max(1, units);
  const perUnit = (amount: number) => Math.round((amount / quantity) * 10_000) / 10_000;
  return { price: perUnit(total), quantity, ...(discount > 0 && { discount: perUnit(discount) }) };
}
