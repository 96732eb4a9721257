import { startingParty, type TourParty } from '../../../tours/tour-party.ts';
import type { TripLinkTour } from '../../../schema/trip-link/trip-link-format.ts';
import type { PickupLocation, TourLine } from '../../../schema/tour-line.ts';
import type { TourRate } from '../../../schema/tour.ts';
import { isSameId, type WireId } from '../../../schema/wire-values.ts';

/** The visitor's input in the quote box. */
export interface QuoteChoices {
  rateId: WireId | undefined;
  party: TourParty;
  /** `yyyy-MM-dd` or empty. */
  date: string;
  /** `HH:mm` or empty. */
  schedule: string;
  /** The selected time that a change of date or party has made unavailable. */
  unavailableSchedule: string;
  wantsPickup: boolean;
  /** Undefined until the visitor decides. */
  pickup: PickupLocation | null | undefined;
}

export type ChangeQuote = (change: Partial<QuoteChoices>) => void;

export function startingChoices(rateId: WireId | undefined, rate: TourRate | undefined): QuoteChoices {
  return {
    rateId,
    party: startingParty(rate),
    date: '',
    schedule: '',
    unavailableSchedule: '',
    wantsPickup: false,
    pickup: undefined,
  };
}

/** The form filled from a line of the cart, for editing. */
export function choicesOfLine(line: TourLine): QuoteChoices {
  const { tourRate, adults, kids, infants, tourDate, schedule, pickupLocation } = line;
  return {
    rateId: tourRate.id,
    party: { adults, kids, infants },
    date: tourDate,
    schedule,
    unavailableSchedule: '',
    wantsPickup: pickupLocation !== null,
    pickup: pickupLocation,
  };
}

/** The form filled with what a trip link carried, as far as it can still be chosen; the pickup is chosen anew. */
export function choicesFromLink(
  { rate, date, schedule, adults, kids, infants, pickup }: TripLinkTour,
  starting: QuoteChoices,
  rates: readonly TourRate[],
): QuoteChoices {
  const offered = rates.find(({ id }) => isSameId(id, rate));
  return {
    ...starting,
    ...(offered && { rateId: offered.id, party: { adults, kids, infants } }),
    date,
    schedule,
    wantsPickup: pickup !== null,
  };
}

/** The form after a tour was added: ready for another, with the same rate and pickup place. */
export function choicesAfterAdding(choices: QuoteChoices, rate: TourRate | undefined): QuoteChoices {
  const { wantsPickup, pickup } = choices;
  return { ...startingChoices(choices.rateId, rate), wantsPickup, pickup };
}
