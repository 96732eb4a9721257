import type { Tour, TourRate } from '../schema/tour.ts';

/** Who comes along on a tour. */
export interface TourParty {
  adults: number;
  kids: number;
  infants: number;
}

export interface PeopleRange {
  min: number;
  max: number;
}

export const firstTourParty: TourParty = { adults: 1, kids: 0, infants: 0 };

/** What stands in for a limit that a rate leaves open. */
const openLimits = { pax: 99, adults: 100, kids: 99, infants: 3 };
const withoutRate = { adults: { min: 1, max: 100 }, others: { min: 0, max: 100 } };

/** From the fewest of the rate to what kids and infants leave over, and to the rate's own limit for adults. */
export function adultsRange(rate: TourRate | undefined, { kids, infants }: TourParty): PeopleRange {
  if (!rate) return withoutRate.adults;
  return rangeFrom(rate.min_pax, seatsOf(rate) - kids - infants, rate.max_adults || openLimits.adults);
}

/** Up to what adults and infants leave over, and to the rate's own limit for kids. */
export function kidsRange(rate: TourRate | undefined, { adults, infants }: TourParty): PeopleRange {
  if (!rate) return withoutRate.others;
  return rangeFrom(0, seatsOf(rate) - adults - infants, rate.max_kids || openLimits.kids);
}

/** Up to what adults and kids leave over, and to the rate's limit for kids; to three where it has none. */
export function infantsRange(rate: TourRate | undefined, { adults, kids }: TourParty): PeopleRange {
  if (!rate) return withoutRate.others;
  return rangeFrom(0, seatsOf(rate) - adults - kids, rate.max_kids || openLimits.infants);
}

/** Another rate starts from its fewest people; kids and infants stay as far as it takes them. */
export function partyForRate(rate: TourRate, { kids, infants }: TourParty): TourParty {
  const alone = { adults: rate.min_pax, kids: 0, infants: 0 };
  const withKids = { ...alone, kids: Math.min(kids, kidsRange(rate, alone).max) };
  return { ...withKids, infants: Math.min(infants, infantsRange(rate, withKids).max) };
}

/** The party that a form starts with, and again after a tour was added. */
export function startingParty(rate: TourRate | undefined): TourParty {
  return { ...firstTourParty, adults: Math.max(firstTourParty.adults, rate?.min_pax ?? 0) };
}

export function takesKids(tour: Tour): boolean {
  return tour.kids_valid;
}

export function takesInfants(tour: Tour): boolean {
  return tour.kids_valid && tour.infants_valid;
}

function seatsOf(rate: TourRate): number {
  return rate.max_pax || openLimits.pax;
}

/** Where nothing is left over the fewest stay: a stepper then has one value. */
function rangeFrom(min: number, ...limits: number[]): PeopleRange {
  return { min, max: Math.max(min, Math.min(...limits)) };
}
