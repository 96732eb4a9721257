import type { FlightTrip, FlightType } from '../../schema/trip.ts';
import { minutesBetween, plusMinutes, toMinutePrecision, type LocalDateTime } from '../../lib/dates.ts';

export type PickupStepKind = ArrivalStep | DepartureStep;
type ArrivalStep = 'landing' | 'luggage' | 'meeting-point' | 'drive' | 'hotel';
type DepartureStep = 'pickup' | 'drive' | 'check-in' | 'departure';

export interface PickupStep {
  kind: PickupStepKind;
  /** `yyyy-MM-dd HH:mm` at the destination; undefined if it depends on a driving time that is unknown. */
  at: LocalDateTime | undefined;
  /** Calculated from typical durations or the driving time, instead of given by the provider or the visitor. */
  estimated: boolean;
  /** 0 for the first step; undefined without a time. */
  minutesSincePrevious: number | undefined;
}

/** A ride with a flight. All times are wall-clock times at the destination. */
export interface FlightRide {
  flightTrip: FlightTrip;
  flightAt: LocalDateTime;
  pickupAt: LocalDateTime;
  /** International if unknown, because that takes longer. */
  flightType?: FlightType | undefined;
  drivingMinutes?: number | undefined;
}

/** From the landing until the luggage arrives, border control included. */
const LUGGAGE_MINUTES: Record<FlightType, number> = { nat: 25, int: 45 };

/** How long before departure airlines ask passengers to check in. */
const CHECK_IN_LEAD_MINUTES: Record<FlightType, number> = { nat: 120, int: 180 };

/**
 * What happens around a pickup, in chronological order. Empty if the pickup is on the wrong side of its flight, or if either
 * time is invalid.
 */
export function pickupSteps(ride: FlightRide): PickupStep[] {
  const { flightTrip, flightAt, pickupAt } = ride;
  const [from, to] = flightTrip === 'arrival' ? [flightAt, pickupAt] : [pickupAt, flightAt];
  const minutes = minutesBetween(from, to);
  if (Number.isNaN(minutes) || minutes < 0) return [];
  const steps = flightTrip === 'arrival' ? arrivalSteps(ride, minutes) : departureSteps(ride, minutes);
  return steps.map((step, index) => ({
    ...step,
    minutesSincePrevious: minutesSince(steps[index - 1] ?? step, step),
  }));
}

type TimedStep = Omit<PickupStep, 'minutesSincePrevious'>;

function arrivalSteps(ride: FlightRide, minutesToPickup: number): TimedStep[] {
  const { flightAt, pickupAt, flightType = 'int', drivingMinutes } = ride;
  // The luggage is expected at the pickup at the latest, because the provider has confirmed that time.
  const luggageMinutes = Math.min(LUGGAGE_MINUTES[flightType], minutesToPickup);
  const hotelAt = drivingMinutes === undefined ? undefined : plusMinutes(pickupAt, drivingMinutes);
  return [
    { kind: 'landing', at: toMinutePrecision(flightAt), estimated: false },
    { kind: 'luggage', at: plusMinutes(flightAt, luggageMinutes), estimated: true },
    { kind: 'meeting-point', at: toMinutePrecision(pickupAt), estimated: false },
    { kind: 'drive', at: toMinutePrecision(pickupAt), estimated: false },
    { kind: 'hotel', at: hotelAt, estimated: hotelAt !== undefined },
  ];
}

function departureSteps(ride: FlightRide, minutesToFlight: number): TimedStep[] {
  const { flightAt, pickupAt, flightType = 'int', drivingMinutes } = ride;
  const minutesToRecommendedCheckIn = minutesToFlight - CHECK_IN_LEAD_MINUTES[flightType];
  // If the driving time is known, passengers check in when they arrive, be that earlier or later than recommended.
  const minutesToCheckIn = Math.min(
    Math.max(0, drivingMinutes ?? minutesToRecommendedCheckIn),
    minutesToFlight,
  );
  return [
    { kind: 'pickup', at: toMinutePrecision(pickupAt), estimated: false },
    { kind: 'drive', at: toMinutePrecision(pickupAt), estimated: false },
    { kind: 'check-in', at: plusMinutes(pickupAt, minutesToCheckIn), estimated: true },
    { kind: 'departure', at: toMinutePrecision(flightAt), estimated: false },
  ];
}

function minutesSince(previous: TimedStep, step: TimedStep): number | undefined {
  return previous.at && step.at ? minutesBetween(previous.at, step.at) : undefined;
}
