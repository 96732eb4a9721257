import type { CalculatedPickup } from '../../schema/pickup-answers.ts';
import type { FlightTrip } from '../../schema/trip.ts';
import { dateAfterHours, type LocalDate, type LocalDateTime, minutesBetween } from '../../lib/dates.ts';
import { isPastDate } from '../search/past-dates.ts';
import type { FlightDetails, PickupTime } from '../../schema/trip-forms.ts';
import { toLocalDateTime } from '../leg-form.ts';
import type { Leg } from '../legs.ts';
import { comparableText } from '../../lib/typed-text.ts';

export type FlightField = keyof FlightDetails;
export type PickupField = keyof PickupTime;

/** A pickup must not be after a departing flight or before an arriving one. */
export function pickupOrder(
  trip: FlightTrip,
  flight: LocalDateTime,
  pickup: LocalDateTime,
): { ok: true } | { ok: false; reason: PickupTimeProblem } {
  const minutesAfterFlight = minutesBetween(flight, pickup);
  if (trip === 'departure' && minutesAfterFlight > 0) return { ok: false, reason: 'after-departure' };
  if (trip === 'arrival' && minutesAfterFlight < 0) return { ok: false, reason: 'before-arrival' };
  return { ok: true };
}

/** A return must come after the ride that it returns from. */
export function isReturnTooEarly(service: LocalDateTime, back: LocalDateTime): boolean {
  return minutesBetween(service, back) <= 0;
}

/** A pickup for a departure that is later than the calculated one requires the visitor to accept the risk. */
export function isPickupRisky(
  trip: FlightTrip | undefined,
  pickup: LocalDateTime,
  calculated: LocalDateTime | undefined,
): boolean {
  return trip === 'departure' && calculated !== undefined && minutesBetween(calculated, pickup) > 0;
}

/** On arrival there is no pickup time to choose if the driver waits from landing. */
export function isPickupHidden(trip: FlightTrip | undefined, waitTime: number | undefined): boolean {
  return trip === 'arrival' && waitTime === 0;
}

/** The earliest date on offer: now plus the price's lead time in hours. */
export function earliestPickupDate(now: Date, cutoffHours: number, timeZone?: string): LocalDate {
  return dateAfterHours(now, cutoffHours, timeZone);
}

export function calculatedPickupAt(calculated: CalculatedPickup | undefined): LocalDateTime | undefined {
  return calculated && toLocalDateTime(calculated);
}

/** The rules that the time of a pickup can break. */
export type PickupTimeProblem = 'after-departure' | 'before-arrival' | 'before-service';

export type LegProblem =
  | { field: FlightField; at: 'flight'; reason: 'missing' | 'over' }
  | { field: PickupField; at: 'pickup'; reason: 'missing' | 'over' }
  | { at: 'pickup'; reason: PickupTimeProblem | 'not-confirmed' }
  | { at: 'risk'; reason: 'missing' };

/** Everything known about a leg; the provider's answers are undefined until they arrive. */
export interface LegFacts {
  leg: Leg;
  flight: FlightDetails;
  pickup: PickupTime;
  calculated: CalculatedPickup | undefined;
  /** Whether the provider confirmed exactly this pickup. */
  confirmed: boolean;
  riskAccepted: boolean;
  /** At the destination, as far as it is known. */
  today?: LocalDate | undefined;
  /** The pickup of the way there, if this is the way back. */
  serviceAt?: LocalDateTime | undefined;
}

/** Why a leg cannot be booked yet, in the order of the form; empty if it can. */
export function legProblems(facts: LegFacts): LegProblem[] {
  const missing = [...missingFlight(facts), ...missingPickup(facts), ...pastDateProblems(facts)];
  return missing.length > 0 ? missing : timingProblems(facts);
}

function missingFlight({ leg, flight }: LegFacts): LegProblem[] {
  if (!leg.flight) return [];
  const fields: FlightField[] = ['airline', 'flightNumber', 'flightType', 'date', 'hour', 'minute'];
  return fields
    .filter((field) => comparableText(flight[field]) === '')
    .map((field) => ({ at: 'flight', field, reason: 'missing' }));
}

function missingPickup({ pickup }: LegFacts): LegProblem[] {
  const fields: PickupField[] = ['date', 'hour', 'minute'];
  return fields
    .filter((field) => pickup[field] === '')
    .map((field) => ({ at: 'pickup', field, reason: 'missing' }));
}

/** Days that have passed since they were chosen. */
function pastDateProblems({ leg, flight, pickup, today = '' }: LegFacts): LegProblem[] {
  return [
    ...(leg.flight && isPastDate(flight.date, today)
      ? [{ at: 'flight', field: 'date', reason: 'over' } as const]
      : []),
    ...(isPastDate(pickup.date, today) ? [{ at: 'pickup', field: 'date', reason: 'over' } as const] : []),
  ];
}

/** The first rule that the time of the pickup breaks; undefined as long as a part of it or of the flight is missing. */
export function pickupTimeProblem({
  leg,
  flight,
  pickup,
  serviceAt,
}: Pick<LegFacts, 'leg' | 'flight' | 'pickup' | 'serviceAt'>): PickupTimeProblem | undefined {
  const flightAt = toLocalDateTime(flight);
  const pickupAt = toLocalDateTime(pickup);
  const order = leg.flight && flightAt && pickupAt ? pickupOrder(leg.flight, flightAt, pickupAt) : undefined;
  if (order && !order.ok) return order.reason;
  return serviceAt && pickupAt && isReturnTooEarly(serviceAt, pickupAt) ? 'before-service' : undefined;
}

/** The provider checks lead times, because the visitor's clock may be in another time zone. */
function timingProblems(facts: LegFacts) {
  const { leg, pickup, calculated, confirmed, riskAccepted } = facts;
  const at = toLocalDateTime(pickup);
  if (!at) return [{ at: 'pickup', field: 'date', reason: 'missing' } satisfies LegProblem];
  const problems: LegProblem[] = [];
  const broken = pickupTimeProblem(facts);
  if (broken) problems.push({ at: 'pickup', reason: broken });
  if (!confirmed) problems.push({ at: 'pickup', reason: 'not-confirmed' });
  if (isPickupRisky(leg.flight, at, calculatedPickupAt(calculated)) && !riskAccepted) {
    problems.push({ at: 'risk', reason: 'missing' });
  }
  return problems;
}
