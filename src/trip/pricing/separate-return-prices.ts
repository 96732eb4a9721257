import type { PriceOption } from '../../schema/price-option.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { amountsDiffer, sumOf } from '../../lib/money.ts';

interface SeparateReturnPrices {
  /** The price of both one-way transfers. */
  total: number;
  /** Undefined if no round trip is sold. */
  comparison: RoundtripComparison | undefined;
}

export interface RoundtripComparison {
  roundtrip: PriceOption;
  /**
   * How much more the two one-way transfers cost than the round trip; negative if they cost less, 0 if the difference is
   * below half a cent.
   */
  surcharge: number;
}

/**
 * Adds up the prices of two one-way transfers, and compares them with a round trip in the outbound vehicle or, if that is
 * sold one way only, with the cheapest round trip. All options in `roundtrips` are sold as round trips.
 */
export function separateReturnPrices(
  outboundOption: PriceOption,
  returnOption: PriceOption,
  roundtrips: readonly PriceOption[],
): SeparateReturnPrices {
  const total = sumOf([outboundOption.oneway_price, returnOption.oneway_price]);
  const sameVehicle = roundtrips.find(({ ref }) => isSameId(ref, outboundOption.ref));
  const roundtrip = sameVehicle ?? cheapestRoundtrip(roundtrips);
  if (!roundtrip) return { total, comparison: undefined };
  const { roundtrip_price } = roundtrip;
  const surcharge = amountsDiffer(total, roundtrip_price) ? sumOf([total, -roundtrip_price]) : 0;
  return { total, comparison: { roundtrip, surcharge } };
}

/** Returns the cheapest of the options, all of which are sold as round trips; undefined if there are none. */
export function cheapestRoundtrip(roundtrips: readonly PriceOption[]): PriceOption | undefined {
  const [cheapest] = roundtrips.toSorted((one, other) => one.roundtrip_price - other.roundtrip_price);
  return cheapest;
}
