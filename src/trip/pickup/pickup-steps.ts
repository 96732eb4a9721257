import type { FlightTrip, FlightType } from '../../schema/trip.ts';
import { type LocalDateTime, minutesBetween, plusMinutes } from '../../lib/dates.ts';

export type PickupStepKind = ArrivalMoment | DepartureMoment;
type ArrivalMoment = 'landing' | 'luggage' | 'meeting-point' | 'drive' | 'hotel';
type DepartureMoment = 'pickup' | 'drive' | 'check-in' | 'departure';

export interface PickupStep {
  kind: PickupStepKind;
  /** `yyyy-MM-dd HH:mm` at the destination; undefined if nothing tells how long the drive takes. */
  at: LocalDateTime | undefined;
  /** Worked out from what is usual, not from what the provider or the visitor said. */
  estimated: boolean;
  /** Minutes since the moment before; 0 for the first, undefined without a time. */
  slack: number | undefined;
}

/** A ride with a flight. All times are wall-clock times at the destination. */
export interface FlightRide {
  trip: FlightTrip;
  flightAt: LocalDateTime;
  pickupAt: LocalDateTime;
  /** Unknown flights are taken for international ones, which take longer. */
  flightType?: FlightType | undefined;
  drivingMinutes?: number | undefined;
}

/** Minutes from the landing until the luggage is there, border included. */
const LUGGAGE_MINUTES: Record<FlightType, number> = { nat: 25, int: 45 };

/** Minutes before the departure at which airlines want passengers to check in. */
const CHECK_IN_MINUTES: Record<FlightType, number> = { nat: 120, int: 180 };

/**
 * What happens around a pickup, in order: no moment is before the one above it. Empty if the pickup is on the wrong side
 * of its flight, or one of the two is no time.
 */
export function pickupSteps(ride: FlightRide): PickupStep[] {
  const { trip, flightAt, pickupAt } = ride;
  const [from, to] = trip === 'arrival' ? [flightAt, pickupAt] : [pickupAt, flightAt];
  const minutes = minutesBetween(from, to);
  if (!(minutes >= 0)) return [];
  return withSlack(trip === 'arrival' ? arrivalMoments(ride, minutes) : departureMoments(ride, minutes));
}

type Timed = Omit<PickupStep, 'slack'>;

function arrivalMoments(ride: FlightRide, minutesToPickup: number): Timed[] {
  const { flightAt, pickupAt, flightType = 'int', drivingMinutes } = ride;
  const luggage = Math.min(LUGGAGE_MINUTES[flightType], minutesToPickup);
  const hotel = drivingMinutes === undefined ? undefined : plusMinutes(pickupAt, drivingMinutes);
  return [
    { kind: 'landing', at: plusMinutes(flightAt, 0), estimated: false },
    { kind: 'luggage', at: plusMinutes(flightAt, luggage), estimated: true },
    { kind: 'meeting-point', at: plusMinutes(pickupAt, 0), estimated: false },
    { kind: 'drive', at: plusMinutes(pickupAt, 0), estimated: false },
    { kind: 'hotel', at: hotel, estimated: hotel !== undefined },
  ];
}

function departureMoments(ride: FlightRide, minutesToFlight: number): Timed[] {
  const { flightAt, pickupAt, flightType = 'int', drivingMinutes } = ride;
  const usual = minutesToFlight - CHECK_IN_MINUTES[flightType];
  const checkIn = Math.min(Math.max(0, drivingMinutes ?? usual), minutesToFlight);
  return [
    { kind: 'pickup', at: plusMinutes(pickupAt, 0), estimated: false },
    { kind: 'drive', at: plusMinutes(pickupAt, 0), estimated: false },
    { kind: 'check-in', at: plusMinutes(pickupAt, checkIn), estimated: true },
    { kind: 'departure', at: plusMinutes(flightAt, 0), estimated: false },
  ];
}

function withSlack(moments: readonly Timed[]): PickupStep[] {
  return moments.map((moment, index) => {
    const before = moments[index - 1]?.at ?? moment.at;
    return {
      ...moment,
      slack: moment.at === undefined ? undefined : minutesBetween(before ?? '', moment.at),
    };
  });
}
