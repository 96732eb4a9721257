import type { PriceOption } from '../schema/price-option.ts';
import type { Trip } from '../schema/transfer.ts';

/** The options that seat everybody, the smallest vehicle first. */
export function fittingOptions(options: readonly PriceOption[], passengers: number): PriceOption[] {
  return options
    .filter((option) => option.max_pax >= passengers)
    .toSorted((one, other) => one.max_pax - other.max_pax);
}

/** The most passengers that any option seats; 0 without options. */
export function largestCapacity(options: readonly PriceOption[]): number {
  return Math.max(0, ...options.map((option) => option.max_pax));
}

export function priceOfTrip(option: PriceOption, trip: Trip): number {
  return trip === 'roundtrip' ? option.roundtrip_price : option.oneway_price;
}

/** A trip is offered where it has a price and the page does not hide it. */
export function tripIsOffered(option: PriceOption, trip: Trip, hidden: Record<Trip, boolean>): boolean {
  return priceOfTrip(option, trip) > 0 && !hidden[trip];
}

/** The trips to offer: the one that was asked for comes first. */
export function offeredTrips(option: PriceOption, wanted: Trip, hidden: Record<Trip, boolean>): Trip[] {
  const other: Trip = wanted === 'oneway' ? 'roundtrip' : 'oneway';
  return [wanted, other].filter((trip) => tripIsOffered(option, trip, hidden));
}

/** What a round trip saves against two single trips; 0 where it saves nothing or one of them is not sold. */
export function roundtripSaving(option: PriceOption): number {
  if (option.oneway_price <= 0 || option.roundtrip_price <= 0) return 0;
  return Math.max(0, 2 * option.oneway_price - option.roundtrip_price);
}

export function isPrivate(option: PriceOption): boolean {
  return option.type.toLowerCase() === 'private';
}
