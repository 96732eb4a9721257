import type { Tour, TourRate } from '../schema/tour.ts';

/** The people on a tour. */
export interface TourParty {
  adults: number;
  kids: number;
  infants: number;
}

export interface PeopleRange {
  min: number;
  max: number;
}

const firstTourParty: TourParty = { adults: 1, kids: 0, infants: 0 };

/** Used where a rate sets no limit. */
const openLimits = { pax: 99, adults: 100, kids: 99, infants: 3 };
const withoutRate = { adults: { min: 1, max: 100 }, others: { min: 0, max: 100 } };

/** From the rate's minimum up to the seats left by kids and infants, and the rate's limit for adults. */
export function adultsRange(rate: TourRate | undefined, { kids, infants }: TourParty): PeopleRange {
  if (!rate) return withoutRate.adults;
  return rangeFrom(rate.min_pax, seatsOf(rate) - kids - infants, rate.max_adults || openLimits.adults);
}

/** Up to the seats left by adults and infants, and the rate's limit for kids. */
export function kidsRange(rate: TourRate | undefined, { adults, infants }: TourParty): PeopleRange {
  if (!rate) return withoutRate.others;
  return rangeFrom(0, seatsOf(rate) - adults - infants, rate.max_kids || openLimits.kids);
}

/** Up to the seats left by adults and kids, and the rate's limit for kids, or three if it has none. */
export function infantsRange(rate: TourRate | undefined, { adults, kids }: TourParty): PeopleRange {
  if (!rate) return withoutRate.others;
  return rangeFrom(0, seatsOf(rate) - adults - kids, rate.max_kids || openLimits.infants);
}

/** A different rate starts from its minimum party; kids and infants stay as far as the rate allows. */
export function partyForRate(rate: TourRate, { kids, infants }: TourParty): TourParty {
  const alone = { adults: rate.min_pax, kids: 0, infants: 0 };
  const withKids = { ...alone, kids: Math.min(kids, kidsRange(rate, alone).max) };
  return { ...withKids, infants: Math.min(infants, infantsRange(rate, withKids).max) };
}

/** The party that a form starts with, also after a tour was added. */
export function startingParty(rate: TourRate | undefined): TourParty {
  return { ...firstTourParty, adults: Math.max(firstTourParty.adults, rate?.min_pax ?? 0) };
}

/** Whether a party may book a rate: by the limits of the form in which it is chosen. */
export function takesParty(tour: Tour, rate: TourRate, party: TourParty): boolean {
  const { adults, kids, infants } = party;
  return (
    isWithin(adultsRange(rate, party), adults) &&
    isWithin(takesKids(tour) ? kidsRange(rate, party) : nobody, kids) &&
    isWithin(takesInfants(tour) ? infantsRange(rate, party) : nobody, infants)
  );
}

const nobody: PeopleRange = { min: 0, max: 0 };

function isWithin({ min, max }: PeopleRange, people: number): boolean {
  return people >= min && people <= max;
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

/** If no seats are left, the minimum remains: the stepper then has a single value. */
function rangeFrom(min: number, ...limits: number[]): PeopleRange {
  return { min, max: Math.max(min, Math.min(...limits)) };
}

export type PickupChoice = 'always' | 'optional' | 'never';

/** Whether a tour picks up its guests: always, on request, or never. */
export function pickupChoice(tour: {
  transportation_enabled: boolean;
  require_pickup_location: boolean;
}): PickupChoice {
  if (!tour.transportation_enabled) return 'never';
  return tour.require_pickup_location ? 'always' : 'optional';
}

/** Whether a tour can be booked with its guests picked up, or without: by the choice in its form. */
export function allowsPickup(tour: Parameters<typeof pickupChoice>[0], isPickedUp: boolean): boolean {
  return pickupChoice(tour) !== (isPickedUp ? 'never' : 'always');
}
