import { type LocalDateTime, minutesBetween, plusMinutes } from '../../lib/dates.ts';
import type { FlightRide } from './pickup-steps.ts';

/** Delays that visitors may ask about, in hours. */
export const lateHours = [1, 2, 4] as const;

export interface BookedPickup extends Pick<FlightRide, 'trip' | 'flightAt' | 'pickupAt'> {
  /** What the provider calculated from the flight. */
  calculatedAt?: LocalDateTime | undefined;
  /** Minutes that the provider allows between landing and pickup; undefined if it does not say. */
  waitMinutes?: number | undefined;
}

/** What a late flight means for the pickup. */
export type LateFlightAdvice =
  /** The delay fits into the minutes that the driver waits. */
  | { outcome: 'driver-waits'; landsAt: LocalDateTime; waitMinutes: number }
  /** The driver will not be there any more, or may not be: the company has to know. */
  | { outcome: 'call'; landsAt: LocalDateTime; pickupAt: LocalDateTime; waitMinutes: number | undefined }
  /** The driver comes as agreed, which is earlier than the flight now needs. */
  | { outcome: 'choose-later'; departsAt: LocalDateTime; pickupAt: LocalDateTime };

/**
 * What to do if the flight is late by some hours; `pickupAt` in the answer is the pickup that would then fit. A pickup
 * later than the calculated one gives the driver that much less to wait.
 */
export function lateFlightAdvice(booked: BookedPickup, hours: number): LateFlightAdvice {
  const { trip, flightAt, calculatedAt, waitMinutes } = booked;
  const minutes = hours * 60;
  const then = plusMinutes(flightAt, minutes);
  const pickupAt = plusMinutes(booked.pickupAt, minutes);
  if (trip === 'departure') return { outcome: 'choose-later', departsAt: then, pickupAt };
  if (!waitMinutes) return { outcome: 'call', landsAt: then, pickupAt, waitMinutes: undefined };
  const later = calculatedAt ? Math.max(0, minutesBetween(calculatedAt, booked.pickupAt)) : 0;
  const allowed = waitMinutes + later;
  return minutes <= allowed
    ? { outcome: 'driver-waits', landsAt: then, waitMinutes: allowed }
    : { outcome: 'call', landsAt: then, pickupAt, waitMinutes: allowed };
}
