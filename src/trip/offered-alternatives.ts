import type { SplitParty } from '../schema/draft.ts';
import type { PriceOption } from '../schema/price-option.ts';
import type { TripQuery } from '../schema/trip.ts';
import { canBeSplit, remainingParty } from './party-rules.ts';
import { isPrivate, isTripKindOffered, type HiddenTripKinds } from './pricing/price-options.ts';

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

/** Returns which alternatives are offered for a trip. Several vehicles always are if no option seats everybody. */
export function offeredAlternatives(
  trip: TripQuery,
  { options, fittingOptions, hiddenKinds, split }: AlternativesContext,
): Record<BookingAlternative, boolean> {
  const isSplittable = canBeSplit(trip);
  const isAlreadySplit = remainingParty(split, trip) !== undefined;
  return {
    'several-vehicles': fittingOptions.length === 0 || (isSplittable && options.some(isPrivate)),
    'several-flights': isSplittable && trip.searchMode !== 'P2P' && !isAlreadySplit,
    'separate-return': fittingOptions.some((option) => isTripKindOffered(option, 'oneway', hiddenKinds)),
  };
}
