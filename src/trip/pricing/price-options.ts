import type { PriceOption } from '../../schema/price-option.ts';
import type { PartyInput } from '../../schema/party.ts';
import type { TripKind } from '../../schema/trip.ts';
import { amountsDiffer, sumOf } from '../../lib/money.ts';
import { partySize } from '../party-rules.ts';
import { hasSeats, seatsOf } from '../vehicles/seats.ts';
import { isSold, priceOfTrip } from './trip-price.ts';

/** Returns the options with enough seats for everybody, smallest vehicle first. */
export function optionsWithSeats(options: readonly PriceOption[], passengers: number): PriceOption[] {
  return options
    .filter((option) => hasSeats(option, passengers))
    .toSorted((one, other) => one.max_pax - other.max_pax);
}

/**
 * Returns the options to show. While prices for more passengers are loading, options that are about to become too small stay
 * in their place, so that a visitor who adds a passenger sees which ones disappear.
 */
export function visibleOptions(
  options: readonly PriceOption[],
  passengers: number,
  pricedParty: PartyInput,
): PriceOption[] {
  return optionsWithSeats(options, Math.min(passengers, partySize(pricedParty)));
}

/** Whether no transfer is offered between two places; false until their prices have arrived. */
export function isTripUnserved(prices: { options: readonly PriceOption[] } | undefined): boolean {
  return prices?.options.length === 0;
}

/** Returns the largest number of passengers that any option seats, or 0 if there are no options. */
export function largestCapacity(options: readonly PriceOption[]): number {
  return Math.max(0, ...options.map(seatsOf));
}

/** For each trip kind, whether the page hides its prices. */
export type HiddenTripKinds = Record<TripKind, boolean>;

/** Whether an option is offered for a trip kind: it has a price, and the page does not hide the kind. */
export function isTripKindOffered(
  option: PriceOption,
  tripKind: TripKind,
  hiddenKinds: HiddenTripKinds,
): boolean {
  return isSold(option, tripKind) && !hiddenKinds[tripKind];
}

/** Returns the trip kinds for which any of these options is offered, the requested one first. */
export function offeredTripKinds(
  options: readonly PriceOption[],
  requestedKind: TripKind,
  hiddenKinds: HiddenTripKinds,
): TripKind[] {
  const otherKind: TripKind = requestedKind === 'oneway' ? 'roundtrip' : 'oneway';
  return [requestedKind, otherKind].filter((tripKind) =>
    options.some((option) => isTripKindOffered(option, tripKind, hiddenKinds)),
  );
}

/** Returns the ref of the cheapest option for a trip kind; undefined if fewer than two have a price for it. */
export function cheapestOptionRef(
  options: readonly PriceOption[],
  tripKind: TripKind,
): PriceOption['ref'] | undefined {
  const pricedOptions = options.filter((option) => isSold(option, tripKind));
  const [first, second] = pricedOptions.toSorted(
    (one, other) => priceOfTrip(one, tripKind) - priceOfTrip(other, tripKind),
  );
  return second && first?.ref;
}

/** Returns how much a round trip saves over two one-way trips: 0 if less than a cent, or if either trip kind is not sold. */
export function roundtripSaving(option: PriceOption): number {
  if (!isSold(option, 'oneway') || !isSold(option, 'roundtrip')) return 0;
  const { oneway_price, roundtrip_price } = option;
  const twoTrips = 2 * oneway_price;
  if (!amountsDiffer(twoTrips, roundtrip_price)) return 0;
  return Math.max(0, sumOf([twoTrips, -roundtrip_price]));
}

export interface PricePerPerson {
  amount: number;
  /** Whether that is what a seat costs: a private vehicle has one price, and a sum may not divide evenly. */
  isSeatPrice: boolean;
}

/** Returns what each of the passengers pays for a trip. */
export function pricePerPerson(option: PriceOption, tripKind: TripKind, passengers: number): PricePerPerson {
  const total = priceOfTrip(option, tripKind);
  const amount = Math.round((total / passengers) * 100) / 100;
  return { amount, isSeatPrice: isShared(option) && !amountsDiffer(amount * passengers, total) };
}

/** Whether the vehicle carries a single party. */
export function isPrivate(option: PriceOption): boolean {
  return option.type.toLowerCase() === 'private';
}

/** Whether the vehicle is shared with other parties, which is also what an empty type means. */
export function isShared({ type }: PriceOption): boolean {
  return type === '' || type.toLowerCase() === 'shared';
}
