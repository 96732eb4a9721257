import type { Currency } from '../data/currencies.ts';
import { longRideKilometres } from '../data/service-gaps.ts';
import { priceIn } from './money.ts';
import { rideKilometres, type Ride } from './ride.ts';

export type Trip = 'oneway' | 'roundtrip';

const roundtripFactor = 1.85;

/** The price of a ride for the whole party; 0 if the trip kind is not sold. */
export function ridePrice(ride: Ride, trip: Trip, passengers: number, currency: Currency): number {
  if (!isSold(ride, trip)) return 0;
  const { fare, type } = ride.vehicle;
  const oneway = fare.start + fare.perKilometre * rideKilometres(ride);
  const each = priceIn(currency, trip === 'roundtrip' ? oneway * roundtripFactor : oneway);
  return type === 'shared' ? each * passengers : each;
}

function isSold(ride: Ride, trip: Trip): boolean {
  if (rideKilometres(ride) <= longRideKilometres) return true;
  if (ride.vehicle.type === 'shared') return trip === 'oneway';
  if (ride.vehicle.id === 'coach') return trip === 'roundtrip';
  return true;
}
