import { startingParty, type TourParty } from '../../domain/tour-party.ts';
import type { PickupLocation, TourLine } from '../../schema/tour-line.ts';
import type { TourRate } from '../../schema/tour.ts';
import type { WireId } from '../../schema/wire-values.ts';

/** The visitor's input in the quote box. */
export interface QuoteChoices {
  rateId: WireId | undefined;
  party: TourParty;
  /** `yyyy-MM-dd` or empty. */
  date: string;
  /** `HH:mm` or empty. */
  schedule: string;
  /** The selected time that a change of date or party has made unavailable. */
  lostSchedule: string;
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
    lostSchedule: '',
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
    lostSchedule: '',
    wantsPickup: pickupLocation !== null,
    pickup: pickupLocation,
  };
}

/** The form after a tour was added: ready for another, with the same rate and pickup place. */
export function choicesAfterAdding(choices: QuoteChoices, rate: TourRate | undefined): QuoteChoices {
  const { wantsPickup, pickup } = choices;
  return { ...startingChoices(choices.rateId, rate), wantsPickup, pickup };
}
