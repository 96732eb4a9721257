import type { FlightType } from '../../schema/trip.ts';
import { minutesBetween, plusMinutes, toMinutePrecision, type LocalDateTime } from '../../lib/dates.ts';
import { checkInWarning, type CheckInWarning } from './check-in.ts';
import type { FlightRide } from './flight-ride.ts';

export type PickupStepKind = ArrivalStep | DepartureStep;
type ArrivalStep = 'landing' | 'luggage' | 'meeting-point' | 'drive' | 'hotel';
type DepartureStep = 'pickup' | 'drive' | 'check-in' | 'departure';

export interface PickupStep {
  kind: PickupStepKind;
  /**
   * `yyyy-MM-dd HH:mm` at the destination; undefined if it depends on something that is unknown, or if the step cannot happen
   * in this order.
   */
  at: LocalDateTime | undefined;
  /** Calculated from typical durations or the driving time, instead of given by the provider or the visitor. */
  estimated: boolean;
  /** 0 for the first step; undefined if this step or the previous one has no time. */
  minutesSincePrevious: number | undefined;
  /** What speaks against this step, if it is a check-in. */
  warning?: CheckInWarning | undefined;
}

/** From the landing until the luggage arrives, border control included. */
const LUGGAGE_MINUTES: Record<FlightType, number> = { nat: 25, int: 45 };

/**
 * What happens around a pickup, in chronological order. A step has a time only if the facts of the ride give it, so a ride of
 * which less is known has fewer times, but never others. Empty if the pickup is on the wrong side of its flight, or if either
 * time is invalid.
 */
export function pickupSteps(ride: FlightRide): PickupStep[] {
  return withDelays(timedSteps(ride));
}

/**
 * The steps whose time is known, without the drive: it starts at the pickup, which says so already. From a pickup to a take-off
 * there is no delay without the check-in between: nobody knows how much of it is the drive.
 */
export function knownPickupSteps(ride: FlightRide): PickupStep[] {
  const known = timedSteps(ride).filter(({ kind, at }) => at !== undefined && kind !== 'drive');
  const isCheckInKnown = known.some(({ kind }) => kind === 'check-in');
  return withDelays(known).map((step) =>
    step.kind === 'departure' && !isCheckInKnown ? { ...step, minutesSincePrevious: undefined } : step,
  );
}

type TimedStep = Omit<PickupStep, 'minutesSincePrevious'>;

function timedSteps(ride: FlightRide): TimedStep[] {
  const { flightTrip, flightAt, pickupAt } = ride;
  const [from, to] = flightTrip === 'arrival' ? [flightAt, pickupAt] : [pickupAt, flightAt];
  const minutes = minutesBetween(from, to);
  if (Number.isNaN(minutes) || minutes < 0) return [];
  return flightTrip === 'arrival' ? arrivalSteps(ride, minutes) : departureSteps(ride);
}

function withDelays(steps: readonly TimedStep[]): PickupStep[] {
  return steps.map((step, index) => ({
    ...step,
    minutesSincePrevious: minutesSince(steps[index - 1] ?? step, step),
  }));
}

function arrivalSteps(ride: FlightRide, minutesToPickup: number): TimedStep[] {
  const { flightAt, pickupAt, flightType, drivingMinutes } = ride;
  const luggageMinutes = flightType && LUGGAGE_MINUTES[flightType];
  // A pickup before the usual time is one at which the driver starts to wait, so the luggage comes at a time nobody knows.
  const isLuggageInTime = luggageMinutes !== undefined && luggageMinutes <= minutesToPickup;
  return [
    exact('landing', flightAt),
    estimate('luggage', isLuggageInTime ? plusMinutes(flightAt, luggageMinutes) : undefined),
    exact('meeting-point', pickupAt),
    exact('drive', pickupAt),
    estimate('hotel', drivingMinutes === undefined ? undefined : plusMinutes(pickupAt, drivingMinutes)),
  ];
}

function departureSteps(ride: FlightRide): TimedStep[] {
  const { flightAt, pickupAt, drivingMinutes } = ride;
  const warning = checkInWarning(ride);
  const isCheckInPossible = drivingMinutes !== undefined && warning?.reason !== 'arrives-after-departure';
  const checkInAt = isCheckInPossible ? plusMinutes(pickupAt, drivingMinutes) : undefined;
  return [
    exact('pickup', pickupAt),
    exact('drive', pickupAt),
    { ...estimate('check-in', checkInAt), warning },
    exact('departure', flightAt),
  ];
}

function exact(kind: PickupStepKind, at: LocalDateTime): TimedStep {
  return { kind, at: toMinutePrecision(at), estimated: false };
}

function estimate(kind: PickupStepKind, at: LocalDateTime | undefined): TimedStep {
  return { kind, at, estimated: at !== undefined };
}

function minutesSince(previous: TimedStep, step: TimedStep): number | undefined {
  return previous.at && step.at ? minutesBetween(previous.at, step.at) : undefined;
}
