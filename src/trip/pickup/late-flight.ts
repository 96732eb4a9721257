import { type LocalDateTime, minutesBetween, plusMinutes } from '../../lib/dates.ts';
import type { FlightRide } from './flight-ride.ts';

/** The delays that visitors can choose from, in hours. */
export const lateHours = [1, 2, 4] as const;

export interface BookedPickup extends Pick<
  FlightRide,
  'flightTrip' | 'flightAt' | 'pickupAt' | 'calculatedAt'
> {
  /**
   * How long the driver waits after the calculated pickup, in minutes. Unknown if it is undefined or 0: with 0, the provider
   * says that the driver waits from the landing, but not for how long.
   */
  waitMinutes?: number | undefined;
}

/** What a late flight means for the pickup. `pickupAt` is the pickup that would suit the late flight. */
export type LateFlightAdvice =
  /** The driver waits at least as long as the flight is late. */
  | { outcome: 'driver-waits'; landsAt: LocalDateTime; waitMinutes: number }
  /** The driver may have left, so the company has to know. */
  | { outcome: 'call'; pickupAt: LocalDateTime; waitMinutes: number | undefined }
  /** The driver comes at the booked time, which is now unnecessarily early. */
  | { outcome: 'choose-later'; pickupAt: LocalDateTime };

/** What to do if the flight is late by some hours. */
export function lateFlightAdvice(booked: BookedPickup, hours: number): LateFlightAdvice {
  const { flightTrip, flightAt, calculatedAt, waitMinutes } = booked;
  const delayMinutes = hours * 60;
  const pickupAt = plusMinutes(booked.pickupAt, delayMinutes);
  if (flightTrip === 'departure') return { outcome: 'choose-later', pickupAt };
  if (!waitMinutes) return { outcome: 'call', pickupAt, waitMinutes: undefined };
  // If the pickup was booked for later than the calculated one, the driver comes later by these minutes.
  const postponedMinutes = calculatedAt ? Math.max(0, minutesBetween(calculatedAt, booked.pickupAt)) : 0;
  const allowance = waitMinutes + postponedMinutes;
  return delayMinutes <= allowance
    ? { outcome: 'driver-waits', landsAt: plusMinutes(flightAt, delayMinutes), waitMinutes: allowance }
    : { outcome: 'call', pickupAt, waitMinutes: allowance };
}
