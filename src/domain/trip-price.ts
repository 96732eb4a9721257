import type { PriceOption } from '../schema/price-option.ts';
import type { Trip } from '../schema/transfer.ts';

/** Apart from the other rules of prices, which only a search needs. */
export function priceOfTrip(option: PriceOption, trip: Trip): number {
  return trip === 'roundtrip' ? option.roundtrip_price : option.oneway_price;
}
