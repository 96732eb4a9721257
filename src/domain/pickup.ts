import type { CalculatedPickup, FlightTrip, FlightType } from '../schema/transfer.ts';
import { dateAfterHours, type LocalDate, type LocalDateTime, minutesBetween } from './dates.ts';
import { isLocalDate } from '../schema/local-date.ts';
import type { Leg } from './legs.ts';

/** The visitor's flight details; empty strings are still missing. */
export interface FlightDetails {
  airline: string;
  flightNumber: string;
  flightType: FlightType;
  date: string;
  hour: string;
  minute: string;
}

/** A pickup as date, hour and minute; empty strings are still missing. */
export interface PickupTime {
  date: string;
  hour: string;
  minute: string;
}

export type FlightField = keyof FlightDetails;
export type PickupField = keyof PickupTime;

/** `yyyy-MM-dd HH:mm`, or undefined if a part is missing. */
export function toLocalDateTime({ date, hour, minute }: PickupTime): LocalDateTime | undefined {
  return isLocalDate(date) && hour !== '' && minute !== '' ? `${date} ${hour}:${minute}` : undefined;
}

/** A pickup must not be after a departing flight or before an arriving one. */
export function pickupOrder(
  trip: FlightTrip,
  flight: LocalDateTime,
  pickup: LocalDateTime,
): { ok: true } | { ok: false; reason: 'after-departure' | 'before-arrival' } {
  const minutesAfterFlight = minutesBetween(flight, pickup);
  if (trip === 'departure' && minutesAfterFlight > 0) return { ok: false, reason: 'after-departure' };
  if (trip === 'arrival' && minutesAfterFlight < 0) return { ok: false, reason: 'before-arrival' };
  return { ok: true };
}

/** A pickup for a departure that is later than the calculated one requires the visitor to accept the risk. */
export function pickupIsRisky(
  trip: FlightTrip | undefined,
  pickup: LocalDateTime,
  calculated: LocalDateTime | undefined,
): boolean {
  return trip === 'departure' && calculated !== undefined && minutesBetween(calculated, pickup) > 0;
}

/** On arrival there is no pickup time to choose if the driver waits from landing. */
export function pickupIsHidden(trip: FlightTrip | undefined, waitTime: number | undefined): boolean {
  return trip === 'arrival' && waitTime === 0;
}

/** The earliest date on offer: now plus the price's lead time in hours. */
export function earliestPickupDate(now: Date, cutoffHours: number): LocalDate {
  return dateAfterHours(now, cutoffHours);
}

export function calculatedMoment(calculated: CalculatedPickup | undefined): LocalDateTime | undefined {
  return calculated && toLocalDateTime(calculated);
}

export type LegProblem =
  | { field: FlightField; at: 'flight'; reason: 'missing' }
  | { field: PickupField; at: 'pickup'; reason: 'missing' }
  | { at: 'pickup'; reason: 'after-departure' | 'before-arrival' | 'not-confirmed' }
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
}

/** Why a leg cannot be booked yet, in the order of the form; empty if it can. */
export function legProblems(facts: LegFacts): LegProblem[] {
  const missing = [...missingFlight(facts), ...missingPickup(facts)];
  return missing.length > 0 ? missing : timingProblems(facts);
}

function missingFlight({ leg, flight }: LegFacts): LegProblem[] {
  if (!leg.flight) return [];
  const fields: FlightField[] = ['airline', 'flightNumber', 'flightType', 'date', 'hour', 'minute'];
  return fields
    .filter((field) => flight[field].trim() === '')
    .map((field) => ({ at: 'flight', field, reason: 'missing' }));
}

function missingPickup({ pickup }: LegFacts): LegProblem[] {
  const fields: PickupField[] = ['date', 'hour', 'minute'];
  return fields
    .filter((field) => pickup[field] === '')
    .map((field) => ({ at: 'pickup', field, reason: 'missing' }));
}

/** The provider checks lead times, because the visitor's clock may be in another time zone. */
function timingProblems({ leg, flight, pickup, calculated, confirmed, riskAccepted }: LegFacts) {
  const at = toLocalDateTime(pickup);
  const flightAt = toLocalDateTime(flight);
  if (!at) return [{ at: 'pickup', field: 'date', reason: 'missing' } satisfies LegProblem];
  const problems: LegProblem[] = [];
  const order = leg.flight && flightAt ? pickupOrder(leg.flight, flightAt, at) : { ok: true as const };
  if (!order.ok) problems.push({ at: 'pickup', reason: order.reason });
  if (!confirmed) problems.push({ at: 'pickup', reason: 'not-confirmed' });
  if (pickupIsRisky(leg.flight, at, calculatedMoment(calculated)) && !riskAccepted) {
    problems.push({ at: 'risk', reason: 'missing' });
  }
  return problems;
}
