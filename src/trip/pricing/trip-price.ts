import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/trip.ts';

/** Returns the price of an option for a trip kind. */
export function priceOfTrip(option: PriceOption, tripKind: TripKind): number {
  return tripKind === 'roundtrip' ? option.roundtrip_price : option.oneway_price;
}

/** Whether an option is sold for a trip kind; otherwise its price is 0. */
export function isSold(option: PriceOption, tripKind: TripKind): boolean {
  return priceOfTrip(option, tripKind) > 0;
}
