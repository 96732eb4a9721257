import type { CalculatedPickup } from '../../schema/pickup-answers.ts';
import type { DateTimeParts, FlightDetails } from '../../schema/draft.ts';
import type { LocalDateTime } from '../../lib/dates.ts';
import type { LocalDate } from '../../lib/local-date.ts';
import { comparableText } from '../../lib/comparable-text.ts';
import { dateTimeFromParts } from '../leg-form.ts';
import type { LegKind } from '../legs.ts';
import { isPastDate } from '../search/past-dates.ts';
import { checkInWarning, type CheckInWarning } from './check-in.ts';
import {
  calculatedPickupAt,
  isPickupRisky,
  isReturnTooEarly,
  pickupOrderProblem,
  type PickupTimeProblem,
} from './pickup-rules.ts';

/** A field of the flight that can be empty; the flight type always has a value. */
export type FlightField = Exclude<keyof FlightDetails, 'flightType'>;
export type PickupField = keyof DateTimeParts;

export type LegProblem =
  | { field: FlightField; at: 'flight'; reason: 'missing' | 'past' }
  | { field: PickupField; at: 'pickup'; reason: 'missing' | 'past' }
  | { at: 'pickup'; reason: PickupTimeProblem | 'not-confirmed' }
  | { at: 'risk'; reason: 'missing' };

/** What the visitor has filled in for a leg, and what the provider has answered. */
export interface LegFacts {
  leg: LegKind;
  flight: FlightDetails;
  pickup: DateTimeParts;
  /** Undefined until the provider answers. */
  calculated: CalculatedPickup | undefined;
  /** Whether the provider has confirmed this very pickup. */
  confirmed: boolean;
  isRiskAccepted: boolean;
  /** At the destination, if its time zone is known; otherwise on the visitor's clock. */
  today: LocalDate;
  /** The outbound pickup, if this is the return leg. */
  serviceAt?: LocalDateTime | undefined;
}

type PickupFacts = Pick<LegFacts, 'leg' | 'flight' | 'pickup' | 'calculated' | 'serviceAt'>;

/** Why a leg cannot be booked yet, in the order of the form; empty if it can. */
export function legProblems(facts: LegFacts): LegProblem[] {
  const fieldProblems = [
    ...missingFlightFields(facts),
    ...missingPickupFields(facts),
    ...pastDateProblems(facts),
  ];
  return fieldProblems.length > 0 ? fieldProblems : timingProblems(facts);
}

function missingFlightFields({ leg, flight }: LegFacts): LegProblem[] {
  if (!leg.flightTrip) return [];
  const fields: FlightField[] = ['flightNumber', 'airline', 'date', 'hour', 'minute'];
  return fields
    .filter((field) => comparableText(flight[field]) === '')
    .map((field) => ({ at: 'flight', field, reason: 'missing' }));
}

function missingPickupFields({ pickup }: LegFacts): LegProblem[] {
  const fields: PickupField[] = ['date', 'hour', 'minute'];
  return fields
    .filter((field) => pickup[field] === '')
    .map((field) => ({ at: 'pickup', field, reason: 'missing' }));
}

/** The dates of a leg that have passed, which they can do while the form is open. */
export function pastDateProblems({
  leg,
  flight,
  pickup,
  today,
}: Pick<LegFacts, 'leg' | 'flight' | 'pickup' | 'today'>): LegProblem[] {
  const problems: LegProblem[] = [];
  if (leg.flightTrip && isPastDate(flight.date, today)) {
    problems.push({ at: 'flight', field: 'date', reason: 'past' });
  }
  if (isPastDate(pickup.date, today)) problems.push({ at: 'pickup', field: 'date', reason: 'past' });
  return problems;
}

/** Lead times are left to the provider, because the visitor's clock may be wrong or in another time zone. */
function timingProblems(facts: LegFacts): LegProblem[] {
  const { pickup, confirmed, isRiskAccepted } = facts;
  const pickupAt = dateTimeFromParts(pickup);
  // A date that does not exist, such as 31 June.
  if (!pickupAt) return [{ at: 'pickup', field: 'date', reason: 'missing' }];
  const problems: LegProblem[] = [];
  const timeProblem = pickupTimeProblem(facts);
  if (timeProblem) problems.push({ at: 'pickup', reason: timeProblem });
  if (!confirmed) problems.push({ at: 'pickup', reason: 'not-confirmed' });
  if (needsRiskConsent(facts) && !isRiskAccepted) problems.push({ at: 'risk', reason: 'missing' });
  return problems;
}

/**
 * Whether the visitor has to accept the risk of a pickup that is later than the calculated one. No consent helps a pickup
 * that breaks a rule.
 */
export function needsRiskConsent(facts: PickupFacts): boolean {
  const pickupAt = dateTimeFromParts(facts.pickup);
  if (!pickupAt || pickupTimeProblem(facts)) return false;
  return isPickupRisky(facts.leg.flightTrip, pickupAt, calculatedPickupAt(facts.calculated));
}

/** What speaks against the check-in of a leg that breaks no rule; undefined if nothing does, as far as that is known. */
export function legCheckInWarning(
  facts: PickupFacts,
  drivingMinutes: number | undefined,
): CheckInWarning | undefined {
  const { leg, flight, pickup } = facts;
  const [flightAt, pickupAt] = [dateTimeFromParts(flight), dateTimeFromParts(pickup)];
  if (!leg.flightTrip || !flightAt || !pickupAt || pickupTimeProblem(facts)) return undefined;
  const { flightTrip } = leg;
  const calculatedAt = calculatedPickupAt(facts.calculated);
  const { flightType } = flight;
  return checkInWarning({ flightTrip, flightAt, pickupAt, calculatedAt, flightType, drivingMinutes });
}

/** The calculated pickup that the visitor can go back to; undefined if it is the chosen one, or breaks a rule. */
export function calculatedAlternative(facts: PickupFacts): LocalDateTime | undefined {
  const [calculatedAt, pickupAt] = [calculatedPickupAt(facts.calculated), dateTimeFromParts(facts.pickup)];
  if (!facts.calculated || !calculatedAt || !pickupAt || calculatedAt === pickupAt) return undefined;
  return pickupTimeProblem({ ...facts, pickup: facts.calculated }) ? undefined : calculatedAt;
}

/** The first rule that the time of the pickup breaks. Rules about times that are not filled in yet are skipped. */
export function pickupTimeProblem({
  leg,
  flight,
  pickup,
  serviceAt,
}: Pick<LegFacts, 'leg' | 'flight' | 'pickup' | 'serviceAt'>): PickupTimeProblem | undefined {
  const pickupAt = dateTimeFromParts(pickup);
  if (!pickupAt) return undefined;
  const flightAt = dateTimeFromParts(flight);
  if (leg.flightTrip && flightAt) {
    const orderProblem = pickupOrderProblem(leg.flightTrip, flightAt, pickupAt);
    if (orderProblem) return orderProblem;
  }
  return serviceAt && isReturnTooEarly(serviceAt, pickupAt) ? 'before-service' : undefined;
}
