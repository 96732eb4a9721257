import { minutesBetween, plusMinutes, type LocalDateTime } from '../../lib/dates.ts';
import type { FlightType } from '../../schema/trip.ts';
import type { FlightRide } from './flight-ride.ts';

/** How long before departure airlines usually ask passengers to check in. */
const USUAL_CHECK_IN_MINUTES: Record<FlightType, number> = { nat: 120, int: 180 };

/** What speaks against the check-in of a departure, as the driving time is estimated. */
export type CheckInWarning =
  | { reason: 'arrives-after-departure'; arrivesAt: LocalDateTime }
  /** Less time is left than airlines usually ask for, and the provider has not calculated this pickup. */
  | { reason: 'short-check-in'; arrivesAt: LocalDateTime; minutesLeft: number; usualMinutes: number };

/**
 * What speaks against the check-in; undefined if nothing does, for an arrival, or as long as too little is known. It never
 * makes a booking impossible, because the provider confirms the pickup and the driving time is only our estimate.
 */
export function checkInWarning(ride: FlightRide): CheckInWarning | undefined {
  const { flightTrip, flightAt, pickupAt, calculatedAt, flightType, drivingMinutes } = ride;
  if (flightTrip !== 'departure' || drivingMinutes === undefined) return undefined;
  const minutesToFlight = minutesBetween(pickupAt, flightAt);
  if (Number.isNaN(minutesToFlight)) return undefined;
  const arrivesAt = plusMinutes(pickupAt, drivingMinutes);
  const minutesLeft = minutesBetween(arrivesAt, flightAt);
  if (minutesLeft < 0) return { reason: 'arrives-after-departure', arrivesAt };
  // The provider knows its airport better than we do.
  const isRecommended = calculatedAt !== undefined && minutesBetween(calculatedAt, pickupAt) <= 0;
  const usualMinutes = flightType && USUAL_CHECK_IN_MINUTES[flightType];
  return usualMinutes !== undefined && minutesLeft < usualMinutes && !isRecommended
    ? { reason: 'short-check-in', arrivesAt, minutesLeft, usualMinutes }
    : undefined;
}
