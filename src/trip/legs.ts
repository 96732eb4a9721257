import type { FlightTrip, Direction, Trip, TripKind, TripLeg } from '../schema/trip.ts';

export type LegName = 'service' | 'return';

/** Which leg of a transfer it is, and which flight belongs to it: undefined if none does. */
export interface LegKind {
  name: LegName;
  flightTrip: FlightTrip | undefined;
}

const flightTrips: Record<Direction, FlightTrip | undefined> = {
  A2H: 'arrival',
  H2A: 'departure',
  P2P: undefined,
};

/** The kinds of both legs of a round trip: the return leg has the opposite flight. */
export function roundtripLegKinds(direction: Direction): [LegKind, LegKind] {
  return [
    { name: 'service', flightTrip: flightTrips[direction] },
    { name: 'return', flightTrip: flightTrips[oppositeDirection(direction)] },
  ];
}

/** The kinds of the legs that a transfer has: both for a round trip, otherwise only that of the service leg. */
export function legKindsOf(direction: Direction, roundtrip: boolean): LegKind[] {
  const [serviceKind, returnKind] = roundtripLegKinds(direction);
  return roundtrip ? [serviceKind, returnKind] : [serviceKind];
}

/** The legs of a trip as they were filled in: both for a round trip, otherwise only the service leg. */
export function legsOf(trip: Trip): TripLeg[] {
  return trip.return ? [trip.service, trip.return] : [trip.service];
}

/** The kind of a trip: a round trip has a return leg. */
export function tripKindOf(trip: Pick<Trip, 'return'>): TripKind {
  return trip.return ? 'roundtrip' : 'oneway';
}

/** The headings that the details of a leg can have: one for each flight, and one for each leg without a flight. */
export type LegHeading = 'arrival' | 'departure' | 'service' | 'return-service';

export function legHeading({ name, flightTrip }: LegKind): LegHeading {
  return flightTrip ?? (name === 'service' ? 'service' : 'return-service');
}

const oppositeDirections: Record<Direction, Direction> = { A2H: 'H2A', H2A: 'A2H', P2P: 'P2P' };

export function oppositeDirection(direction: Direction): Direction {
  return oppositeDirections[direction];
}
