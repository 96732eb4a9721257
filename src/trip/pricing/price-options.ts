import type { PriceOption } from '../../schema/price-option.ts';
import type { PartyInput } from '../../schema/party.ts';
import type { TripKind } from '../../schema/trip.ts';
import { partySize } from '../party-rules.ts';
import { priceOfTrip } from './trip-price.ts';

/** The options with enough seats for everybody, smallest vehicle first. */
export function fittingOptions(options: readonly PriceOption[], passengers: number): PriceOption[] {
  return options
    .filter((option) => option.max_pax >= passengers)
    .toSorted((one, other) => one.max_pax - other.max_pax);
}

/**
 * The options to show. While the prices on screen are still those for fewer passengers, options that have just become too
 * small stay in their place: a visitor who adds a passenger sees which ones go.
 */
export function visibleOptions(
  options: readonly PriceOption[],
  passengers: number,
  askedFor: PartyInput,
): PriceOption[] {
  return fittingOptions(options, Math.min(passengers, partySize(askedFor)));
}

/** The largest number of passengers that any option seats; 0 if there are no options. */
export function largestCapacity(options: readonly PriceOption[]): number {
  return Math.max(0, ...options.map((option) => option.max_pax));
}

/** A trip kind is offered if it has a price and the page does not hide it. */
export function isTripKindOffered(
  option: PriceOption,
  tripKind: TripKind,
  hidden: Record<TripKind, boolean>,
): boolean {
  return priceOfTrip(option, tripKind) > 0 && !hidden[tripKind];
}

/** The trip kinds to offer, with the requested one first. */
export function offeredTripKinds(
  option: PriceOption,
  wanted: TripKind,
  hidden: Record<TripKind, boolean>,
): TripKind[] {
  const other: TripKind = wanted === 'oneway' ? 'roundtrip' : 'oneway';
  return [wanted, other].filter((tripKind) => isTripKindOffered(option, tripKind, hidden));
}

/** The ref of the cheapest of several options for a trip kind; undefined if there is nothing to compare. */
export function cheapestOption(
  options: readonly PriceOption[],
  tripKind: TripKind,
): PriceOption['ref'] | undefined {
  const priced = options.filter((option) => priceOfTrip(option, tripKind) > 0);
  const [first, second] = priced.toSorted(
    (one, other) => priceOfTrip(one, tripKind) - priceOfTrip(other, tripKind),
  );
  return second && first?.ref;
}

/** The savings of a round trip over two one-way trips; 0 if there are none or one of them is not sold. */
export function roundtripSaving(option: PriceOption): number {
  if (option.oneway_price <= 0 || option.roundtrip_price <= 0) return 0;
  return Math.max(0, 2 * option.oneway_price - option.roundtrip_price);
}

export function isPrivate(option: PriceOption): boolean {
  return option.type.toLowerCase() === 'private';
}
