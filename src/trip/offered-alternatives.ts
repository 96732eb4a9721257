import type { SplitParty } from '../schema/draft.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { TripQuery } from '../schema/trip.ts';
import { canBeSplit, partySize, remainingParty } from './party-rules.ts';
import { isPrivate, isTripKindOffered, type HiddenTripKinds } from './pricing/price-options.ts';
import { hasSeats } from './vehicles/seats.ts';

/** The ways to book a trip other than with a single option. */
export type BookingAlternative = 'several-vehicles' | 'several-flights' | 'separate-return';

interface AlternativesContext {
  /** All options between the places of the trip. */
  options: readonly PriceOption[];
  /** The options that seat everybody. */
  fittingOptions: readonly PriceOption[];
  hiddenKinds: HiddenTripKinds;
  /** The whole party, while its parts are booked one after another. */
  split: Readonly<SplitParty> | null;
}

/**
 * Returns which alternatives are offered for a trip. Several vehicles are if no option seats everybody, or at least one
 * private vehicle does not: a party that fits into every vehicle has no use for two.
 */
export function offeredAlternatives(
  trip: TripQuery,
  { options, fittingOptions, hiddenKinds, split }: AlternativesContext,
): Record<BookingAlternative, boolean> {
  const isSplittable = canBeSplit(trip);
  const isAlreadySplit = remainingParty(split, trip) !== undefined;
  return {
    'several-vehicles':
      fittingOptions.length === 0 || (isSplittable && outgrowsPrivateVehicle(trip, options)),
    'several-flights': isSplittable && trip.searchMode !== 'P2P' && !isAlreadySplit,
    'separate-return': fittingOptions.some((option) => isTripKindOffered(option, 'oneway', hiddenKinds)),
  };
}

/** Whether a private vehicle has too few seats for the party. */
function outgrowsPrivateVehicle(trip: TripQuery, options: readonly PriceOption[]): boolean {
  return options.some((option) => isPrivate(option) && !hasSeats(option, partySize(trip)));
}
