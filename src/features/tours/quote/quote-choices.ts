import { chosenRate } from '../../../tours/quote-rules.ts';
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
  /** The chosen time that a change of date or party has made unavailable, `HH:mm` or empty. */
  unavailableSchedule: string;
  wantsPickup: boolean;
  /** Null if the visitor has cleared the place; undefined until the visitor decides. */
  pickup: PickupLocation | null | undefined;
}

export type ChangeQuote = (change: Partial<QuoteChoices>) => void;

/** The empty form: nothing is chosen but the rate, if `rateId` is given. */
export function emptyChoices(rates: readonly TourRate[], rateId: WireId | undefined): QuoteChoices {
  return {
    rateId,
    party: startingParty(chosenRate(rates, rateId)),
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

/**
 * The form filled from a tour of a trip link. Its rate and party are kept only if the rate is still offered. Its pickup place is
 * not kept, because the link contains no more than the place's ref.
 */
export function choicesOfLinkedTour(
  { rate, date, schedule, adults, kids, infants, pickup }: TripLinkTour,
  emptyForm: QuoteChoices,
  rates: readonly TourRate[],
): QuoteChoices {
  const offeredRate = rates.find(({ id }) => isSameId(id, rate));
  return {
    ...emptyForm,
    ...(offeredRate && { rateId: offeredRate.id, party: { adults, kids, infants } }),
    date,
    schedule,
    wantsPickup: pickup !== null,
  };
}

/** The form after a tour was added: empty but for the rate and the pickup place. */
export function choicesAfterAdding(choices: QuoteChoices, rates: readonly TourRate[]): QuoteChoices {
  const { rateId, wantsPickup, pickup } = choices;
  return { ...emptyChoices(rates, rateId), wantsPickup, pickup };
}
