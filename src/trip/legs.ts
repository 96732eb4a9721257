import type { FlightTrip, Direction, Trip, TripKind, TripLeg } from '../schema/trip.ts';

export type LegName = 'service' | 'return';

/** One ride of a transfer; `flightTrip` is undefined if the leg has no flight. */
export interface Leg {
  name: LegName;
  flightTrip: FlightTrip | undefined;
}

const flightTrips: Record<Direction, FlightTrip | undefined> = {
  A2H: 'arrival',
  H2A: 'departure',
  P2P: undefined,
};

/** The service and return legs of a round trip; the return leg has the opposite flight. */
export function roundtripLegs(direction: Direction): [Leg, Leg] {
  return [
    { name: 'service', flightTrip: flightTrips[direction] },
    { name: 'return', flightTrip: flightTrips[oppositeDirection(direction)] },
  ];
}

/** The legs of a transfer: both for a round trip, otherwise only the service leg. */
export function legsOf(direction: Direction, roundtrip: boolean): Leg[] {
  const [serviceLeg, returnLeg] = roundtripLegs(direction);
  return roundtrip ? [serviceLeg, returnLeg] : [serviceLeg];
}

/** The legs of a trip as they were filled in: both for a round trip, otherwise only the service leg. */
export function tripLegs(trip: Trip): TripLeg[] {
  return trip.return ? [trip.service, trip.return] : [trip.service];
}

/** The kind of a trip: a round trip has a return leg. */
export function tripKindOf(trip: Pick<Trip, 'return'>): TripKind {
  return trip.return ? 'roundtrip' : 'oneway';
}

/** The headings that the details of a leg can have: one for each flight, and one for each leg without a flight. */
export type LegHeading = 'arrival' | 'departure' | 'service' | 'return-service';

export function legHeading(leg: Leg): LegHeading {
  return leg.flightTrip ?? (leg.name === 'service' ? 'service' : 'return-service');
}

const oppositeDirections: Record<Direction, Direction> = { A2H: 'H2A', H2A: 'A2H', P2P: 'P2P' };

export function oppositeDirection(direction: Direction): Direction {
  return oppositeDirections[direction];
}
