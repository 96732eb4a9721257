import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/trip.ts';

/** In its own file because only searches need the other rules of prices. */
export function priceOfTrip(option: PriceOption, tripKind: TripKind): number {
  return tripKind === 'roundtrip' ? option.roundtrip_price : option.oneway_price;
}
