import { rideKilometres, type Ride } from './ride.ts';

/** Hours between now and the earliest pickup: long distances and large vehicles need a driver from elsewhere. */
export function cutoffHours(ride: Ride): number {
  const byDistance = rideKilometres(ride) > 60 ? 24 : 12;
  return ride.vehicle.maxPax > 16 ? byDistance + 24 : byDistance;
}
