import type { Currency } from '../data/currencies.ts';
import { longRideKilometres } from '../data/service-gaps.ts';
import { priceIn } from './money.ts';
import { rideKilometres, type Ride } from './ride.ts';

export type TripKind = 'oneway' | 'roundtrip';

const roundtripFactor = 1.85;

/** The price of a ride for the whole party; 0 if the trip kind is not sold. */
export function ridePrice(ride: Ride, tripKind: TripKind, passengers: number, currency: Currency): number {
  if (!isSold(ride, tripKind)) return 0;
  const { fare, type } = ride.vehicle;
  const oneway = fare.start + fare.perKilometre * rideKilometres(ride);
  const each = priceIn(currency, tripKind === 'roundtrip' ? oneway * roundtripFactor : oneway);
  return type === 'shared' ? each * passengers : each;
}

function isSold(ride: Ride, tripKind: TripKind): boolean {
  if (rideKilometres(ride) <= longRideKilometres) return true;
  if (ride.vehicle.type === 'shared') return tripKind === 'oneway';
  if (ride.vehicle.id === 'coach') return tripKind === 'roundtrip';
  return true;
}
