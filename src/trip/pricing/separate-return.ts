import type { PriceOption } from '../../schema/price-option.ts';
import { sumOf } from '../../lib/money.ts';

/**
 * What two one-way transfers cost, and how much more (or, below 0, less) than a round trip: in the vehicle of the way
 * there or, if that is sold one way only, in the cheapest of the round trips.
 */
export function separateReturnPrices(
  there: PriceOption,
  back: PriceOption,
  roundtrips: readonly PriceOption[],
): { total: number; comparison: { roundtrip: PriceOption; more: number } | undefined } {
  const total = sumOf([there.oneway_price, back.oneway_price]);
  const [cheapest] = roundtrips.toSorted((one, other) => one.roundtrip_price - other.roundtrip_price);
  const roundtrip = roundtrips.find(({ ref }) => ref === there.ref) ?? cheapest;
  if (!roundtrip) return { total, comparison: undefined };
  return { total, comparison: { roundtrip, more: sumOf([total, -roundtrip.roundtrip_price]) } };
}
