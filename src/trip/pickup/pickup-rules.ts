import type { CalculatedPickup } from '../../schema/pickup-answers.ts';
import type { FlightTrip } from '../../schema/trip.ts';
import { dateAfterHours, type LocalDateTime, minutesBetween } from '../../lib/dates.ts';
import type { LocalDate } from '../../lib/local-date.ts';
import { dateTimeFromParts } from '../leg-form.ts';

/** What can be wrong with the time of a pickup. */
export type PickupTimeProblem = 'after-departure' | 'before-arrival' | 'before-service';

/** The problem of a pickup that is after a departing flight or before an arriving one; undefined if there is none. */
export function pickupOrderProblem(
  flightTrip: FlightTrip,
  flight: LocalDateTime,
  pickup: LocalDateTime,
): PickupTimeProblem | undefined {
  const minutesAfterFlight = minutesBetween(flight, pickup);
  if (flightTrip === 'departure' && minutesAfterFlight > 0) return 'after-departure';
  if (flightTrip === 'arrival' && minutesAfterFlight < 0) return 'before-arrival';
  return undefined;
}

/** The return pickup must be later than that of the service leg. */
export function isReturnTooEarly(servicePickup: LocalDateTime, returnPickup: LocalDateTime): boolean {
  return minutesBetween(servicePickup, returnPickup) <= 0;
}

/** Visitors may miss a departure if they choose a later pickup than the calculated one, so they must accept that risk. */
export function isPickupRisky(
  flightTrip: FlightTrip | undefined,
  pickup: LocalDateTime,
  calculated: LocalDateTime | undefined,
): boolean {
  return flightTrip === 'departure' && calculated !== undefined && minutesBetween(calculated, pickup) > 0;
}

/**
 * Whether the driver of an arrival waits from the landing, so that there is no pickup time to choose. The provider says so
 * with a `waitMinutes` of 0.
 */
export function waitsFromLanding(
  flightTrip: FlightTrip | undefined,
  waitMinutes: number | undefined,
): boolean {
  return flightTrip === 'arrival' && waitMinutes === 0;
}

/** The first date on which a pickup can be booked, in the trip's time zone; `leadTime` is the vehicle's, in hours. */
export function earliestPickupDate(now: Date, leadTime: number, timeZone: string | undefined): LocalDate {
  return dateAfterHours(now, leadTime, timeZone);
}

/** The time of a calculated pickup; undefined if there is none, or if its date does not exist. */
export function calculatedPickupAt(calculated: CalculatedPickup | undefined): LocalDateTime | undefined {
  return calculated && dateTimeFromParts(calculated);
}
