import type { FlightTrip, SearchMode } from '../schema/transfer.ts';

export type LegName = 'service' | 'return';

/** One way of a transfer; `flight` is undefined where nobody flies. */
export interface Leg {
  name: LegName;
  flight: FlightTrip | undefined;
}

/** The ways of a transfer: a round trip comes back by the opposite flight. */
export function legsOf(mode: SearchMode, roundtrip: boolean): Leg[] {
  const there: Leg = { name: 'service', flight: flightOf(mode) };
  if (!roundtrip) return [there];
  return [there, { name: 'return', flight: there.flight && opposite[there.flight] }];
}

/** What a leg's details are called, in the order of the words on screen. */
export type LegHeading = 'arrival' | 'departure' | 'service' | 'return-service';

export function legHeading(leg: Leg): LegHeading {
  return leg.flight ?? (leg.name === 'service' ? 'service' : 'return-service');
}

const opposite: Record<FlightTrip, FlightTrip> = { arrival: 'departure', departure: 'arrival' };

function flightOf(mode: SearchMode): FlightTrip | undefined {
  return { A2H: 'arrival' as const, H2A: 'departure' as const, P2P: undefined }[mode];
}
