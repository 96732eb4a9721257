import type { SandboxPlace } from '../data/sandbox-place.ts';
import { zoneOf } from '../data/places.ts';
import { drivingMinutes } from './ride.ts';
import { plusMinutes, type WallClock } from './wall-clock.ts';

export interface FlightQuestion {
  from: SandboxPlace;
  to: SandboxPlace;
  flightDatetime: WallClock;
  flightTrip: 'arrival' | 'departure';
  flightType: 'nat' | 'int';
}

/** How long before departure passengers must be at the airport. */
const checkInMinutes = { nat: 150, int: 210 };

/**
 * The pickup for a flight: after an arrival, once the airport's waiting time has passed; before a departure, early enough
 * for the drive and the check-in.
 */
export function pickupByFlight(flight: FlightQuestion) {
  const datetime = plusMinutes(flight.flightDatetime, minutesFromFlight(flight));
  return {
    datetime,
    date: datetime.slice(0, 10),
    hour: datetime.slice(11, 13),
    minute: datetime.slice(14, 16),
  };
}

function minutesFromFlight({ from, to, flightTrip, flightType }: FlightQuestion): number {
  if (flightTrip === 'arrival') return from.arrival_wait_time_for_pickup ?? 0;
  return -(checkInMinutes[flightType] + drivingMinutes(zoneOf(from), zoneOf(to)));
}
