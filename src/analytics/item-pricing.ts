import type { AnalyticsItem } from '../schema/analytics.ts';
import type { LineTotals } from '../schema/cart-summary.ts';

/**
 * The totals of a line, divided among its units. Lines that are not sold by the unit have 0 units and count as one. The
 * amounts have four decimals, so that price × quantity equals the total to the cent.
 */
export function itemPricing(
  { total, discount }: LineTotals,
  units: number,
): Pick<AnalyticsItem, 'price' | 'quantity' | 'discount'> {
  const quantity = Math.max(1, units);
  const perUnit = (amount: number) => Math.round((amount / quantity) * 10_000) / 10_000;
  return { price: perUnit(total), quantity, ...(discount > 0 && { discount: perUnit(discount) }) };
}
