import type { PriceOption } from '../schema/price-option.ts';
import type { TripKind } from '../schema/transfer.ts';

/** Apart from the other rules of prices, which only a search needs. */
export function priceOfTrip(option: PriceOption, tripKind: TripKind): number {
  return tripKind === 'roundtrip' ? option.roundtrip_price : option.oneway_price;
}
