import fc from 'fast-check';
import { plusMinutes } from '../../src/lib/dates.ts';
import type { FlightRide } from '../../src/trip/pickup/flight-ride.ts';

/** Rides whose pickup is on the right side of the flight, of any length and type, known or not. */
export const anyRide = fc
  .record({
    flightTrip: fc.constantFrom('arrival' as const, 'departure' as const),
    start: fc.integer({ min: 0, max: 3_000_000 }),
    between: fc.oneof(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 0, max: 3_000 })),
    flightType: fc.constantFrom('nat' as const, 'int' as const, undefined),
    drivingMinutes: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
  })
  .map(({ start, between, ...ride }): FlightRide => {
    const flightAt = plusMinutes('2026-01-01 00:00', start);
    const pickupAt = plusMinutes(flightAt, ride.flightTrip === 'arrival' ? between : -between);
    return { ...ride, flightAt, pickupAt };
  });

/** `[a, b, c]` → `[[a, b], [b, c]]`. */
export function consecutivePairs<T>(items: readonly T[]): [T, T][] {
  return items.slice(1).map((item, index) => [items[index] as T, item]);
}
