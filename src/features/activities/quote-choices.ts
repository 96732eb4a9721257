import { startingParty, type TourParty } from '../../domain/tour-party.ts';
import type { PickupLocation, TourLine } from '../../schema/tour-line.ts';
import type { TourRate } from '../../schema/tour.ts';

/** What the visitor has entered in the quote box. */
export interface QuoteChoices {
  rateId: string | undefined;
  party: TourParty;
  /** `yyyy-MM-dd` or empty. */
  date: string;
  /** `HH:mm` or empty. */
  schedule: string;
  /** The time that was chosen until the date or the party made it impossible. */
  lostSchedule: string;
  wantsPickup: boolean;
  /** Undefined until the visitor says something about it. */
  pickup: PickupLocation | null | undefined;
}

export type ChangeQuote = (change: Partial<QuoteChoices>) => void;

export function startingChoices(rateId: string | undefined, rate: TourRate | undefined): QuoteChoices {
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

/** What stands in the cart, to be changed. */
export function choicesOfLine(line: TourLine): QuoteChoices {
  const { tourRate, adults, kids, infants, tourDate, schedule, pickupLocation } = line;
  return {
    rateId: String(tourRate.id),
    party: { adults, kids, infants },
    date: tourDate,
    schedule,
    lostSchedule: '',
    wantsPickup: pickupLocation !== null,
    pickup: pickupLocation,
  };
}

/** The form as it stands after a tour was added: ready for another, by the same rate and from the same place. */
export function choicesAfterAdding(choices: QuoteChoices, rate: TourRate | undefined): QuoteChoices {
  const { wantsPickup, pickup } = choices;
  return { ...startingChoices(choices.rateId, rate), wantsPickup, pickup };
}
