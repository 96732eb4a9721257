import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/trip.ts';
import { idToString } from '../../schema/wire-values.ts';
import { priceOfTrip } from '../pricing/trip-price.ts';
import { seatsOf } from './seat-party.ts';

interface Requirements {
  tripKind: TripKind;
  passengers: number;
  minVehicles: number;
  maxVehicles: number;
}

/**
 * The cheapest combination of options that seats all passengers; undefined if there is none. The same options lead to the
 * same combination, in whatever order the provider lists them.
 *
 * Branch and bound: combinations are extended by ever dearer options, and abandoned as soon as they cost more than the best
 * one or can no longer become large enough.
 */
export function cheapestVehicles(
  options: readonly PriceOption[],
  { tripKind, passengers, minVehicles, maxVehicles }: Requirements,
): PriceOption[] | undefined {
  // Whole numbers, because sums of decimals differ with the order of the addends.
  const priceOf = (option: PriceOption) => Math.round(priceOfTrip(option, tripKind) * 1000);
  const byPrice = options.toSorted(
    (one, other) =>
      priceOf(one) - priceOf(other) ||
      seatsOf(other) - seatsOf(one) ||
      (idToString(one.ref) < idToString(other.ref) ? -1 : 1),
  );
  const largest = Math.max(...options.map(seatsOf));
  let best: PriceOption[] | undefined;
  let bestPrice = Infinity;

  const extend = (vehicles: PriceOption[], firstIndex: number, unseated: number, price: number) => {
    if (unseated <= 0 && vehicles.length >= minVehicles) {
      if (price < bestPrice || (best && vehicles.length < best.length)) [best, bestPrice] = [vehicles, price];
      return;
    }
    const remainingVehicles = maxVehicles - vehicles.length;
    if (remainingVehicles <= 0 || unseated > remainingVehicles * largest) return;
    // Starts at `firstIndex`, so that each combination is tried in one order only: by price.
    for (let index = firstIndex; index < byPrice.length; index++) {
      // The index is within the list.
      const option = byPrice[index] as PriceOption;
      const nextPrice = price + priceOf(option);
      if (nextPrice > bestPrice) return;
      extend([...vehicles, option], index, unseated - seatsOf(option), nextPrice);
    }
  };
  extend([], 0, passengers, 0);
  return best;
}
