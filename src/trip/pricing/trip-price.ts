import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/trip.ts';

/** Returns the price of an option for a trip kind. Kept apart from the other price rules, which only searches need. */
export function priceOfTrip(option: PriceOption, tripKind: TripKind): number {
  return tripKind === 'roundtrip' ? option.roundtrip_price : option.oneway_price;
}
