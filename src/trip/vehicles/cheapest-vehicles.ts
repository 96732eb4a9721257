import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/trip.ts';
import { idToString } from '../../schema/wire-values.ts';
import { priceOfTrip } from '../pricing/trip-price.ts';
import { seatsOf } from './seats.ts';

interface Requirements {
  tripKind: TripKind;
  passengers: number;
  minVehicles: number;
  maxVehicles: number;
}

interface Combination {
  vehicles: PriceOption[];
  /** In thousandths. */
  price: number;
  /** The number of passengers without a seat; negative if seats are free. */
  unseated: number;
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
  const largest = Math.max(...options.map(seatsOf));

  /** Returns the best extension of a combination by the candidates, which are sorted by price; `best` if none is better. */
  const extend = (
    combination: Combination,
    candidates: readonly PriceOption[],
    best: Combination | undefined,
  ): Combination | undefined => {
    const { vehicles, price, unseated } = combination;
    if (unseated <= 0 && vehicles.length >= minVehicles) return better(combination, best);
    const remainingVehicles = maxVehicles - vehicles.length;
    const [cheapest, ...dearerCandidates] = candidates;
    if (!cheapest || remainingVehicles <= 0 || unseated > remainingVehicles * largest) return best;
    const extended = {
      vehicles: [...vehicles, cheapest],
      price: price + priceOf(cheapest),
      unseated: unseated - seatsOf(cheapest),
    };
    if (best && extended.price > best.price) return best;
    // An option may be booked several times, but never after a dearer one, so that each combination is tried once.
    const bestWithCheapest = extend(extended, candidates, best);
    return extend(combination, dearerCandidates, bestWithCheapest);
  };

  const nothing = { vehicles: [], price: 0, unseated: passengers };
  return extend(nothing, sortByPrice(options, priceOf), undefined)?.vehicles;
}

/** The cheaper combination or, at an equal price, the one with fewer vehicles. */
function better(combination: Combination, best: Combination | undefined): Combination {
  if (!best || combination.price < best.price) return combination;
  const hasFewerVehicles = combination.vehicles.length < best.vehicles.length;
  return combination.price === best.price && hasFewerVehicles ? combination : best;
}

/** Sorts options by price; at an equal price, the larger one comes first. */
function sortByPrice(
  options: readonly PriceOption[],
  priceOf: (option: PriceOption) => number,
): PriceOption[] {
  return options.toSorted(
    (one, other) =>
      priceOf(one) - priceOf(other) ||
      seatsOf(other) - seatsOf(one) ||
      (idToString(one.ref) < idToString(other.ref) ? -1 : 1),
  );
}
