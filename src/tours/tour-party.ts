import { isWithin, type Limits } from '../lib/limits.ts';
import type { Tour, TourRate } from '../schema/tour.ts';

/** The people on a tour. */
export interface TourParty {
  adults: number;
  kids: number;
  infants: number;
}

/** The limits that apply where a rate sets none. */
const defaultLimits = { pax: 99, adults: 100, kids: 99, infants: 3 };

/** The ranges that apply until a rate is chosen. */
const adultsWithoutRate: Limits = { min: 1, max: 100 };
const othersWithoutRate: Limits = { min: 0, max: 100 };

/** The range of guests of an age that a tour does not take. */
const nobody: Limits = { min: 0, max: 0 };

/** The possible numbers of adults: from the rate's minimum to the seats left by kids and infants, within its limit. */
export function adultsRange(rate: TourRate | undefined, { kids, infants }: TourParty): Limits {
  if (!rate) return adultsWithoutRate;
  return rangeFrom(rate.min_pax, seatsOf(rate) - kids - infants, rate.max_adults || defaultLimits.adults);
}

/** The possible numbers of kids: up to the seats left by adults and infants, within the rate's limit for kids. */
export function kidsRange(rate: TourRate | undefined, { adults, infants }: TourParty): Limits {
  if (!rate) return othersWithoutRate;
  return rangeFrom(0, seatsOf(rate) - adults - infants, rate.max_kids || defaultLimits.kids);
}

/** The possible numbers of infants: up to the seats left by adults and kids, within the rate's limit for kids or else three. */
export function infantsRange(rate: TourRate | undefined, { adults, kids }: TourParty): Limits {
  if (!rate) return othersWithoutRate;
  return rangeFrom(0, seatsOf(rate) - adults - kids, rate.max_kids || defaultLimits.infants);
}

/** The party after switching to a rate: its minimum of adults, and as many of the kids and infants as it allows. */
export function partyForRate(rate: TourRate, { kids, infants }: TourParty): TourParty {
  const adultsOnly = { adults: rate.min_pax, kids: 0, infants: 0 };
  const withKids = { ...adultsOnly, kids: Math.min(kids, kidsRange(rate, adultsOnly).max) };
  return { ...withKids, infants: Math.min(infants, infantsRange(rate, withKids).max) };
}

/** The party of an empty form: a single adult, or the rate's minimum. */
export function startingParty(rate: TourRate | undefined): TourParty {
  return { adults: Math.max(1, rate?.min_pax ?? 0), kids: 0, infants: 0 };
}

/** Whether a party can book a rate of a tour, within the same limits as in the form. */
export function takesParty(tour: Tour, rate: TourRate, party: TourParty): boolean {
  const { adults, kids, infants } = party;
  return (
    isWithin(adults, adultsRange(rate, party)) &&
    isWithin(kids, takesKids(tour) ? kidsRange(rate, party) : nobody) &&
    isWithin(infants, takesInfants(tour) ? infantsRange(rate, party) : nobody)
  );
}

export function takesKids(tour: Tour): boolean {
  return tour.kids_valid;
}

export function takesInfants(tour: Tour): boolean {
  return tour.kids_valid && tour.infants_valid;
}

function seatsOf(rate: TourRate): number {
  return rate.max_pax || defaultLimits.pax;
}

/** If no seats are left, the range is just the minimum, so that the stepper stays valid. */
function rangeFrom(min: number, ...limits: number[]): Limits {
  return { min, max: Math.max(min, Math.min(...limits)) };
}
