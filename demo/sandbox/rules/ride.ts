import type { Currency } from '../data/currencies.ts';
import { vehicles, type Vehicle } from '../data/vehicles.ts';
import { isServed, longRideKilometres, vehicleServesRoad, zoneById, type Zone } from '../data/zones.ts';
import { moves } from '../moves.ts';
import { priceIn } from './money.ts';

/** A vehicle between two zones; the ref of a price option identifies it. */
export interface Ride {
  from: Zone;
  to: Zone;
  vehicle: Vehicle;
}

/** The rides that are served between two zones. A shared one always starts or ends at an airport. */
export function ridesBetween(from: Zone, to: Zone): Ride[] {
  if (!isServed(from, to)) return [];
  return vehicles
    .filter((vehicle) => vehicleServesRoad(vehicle.id, from.road))
    .filter((vehicle) => vehicle.type === 'private' || isAirportZone(from) || isAirportZone(to))
    .map((vehicle) => ({ from, to, vehicle }));
}

export function rideRef({ from, to, vehicle }: Ride): string {
  return `${from.id}_${to.id}_${vehicle.id}`;
}

export function rideByRef(ref: string): Ride | undefined {
  const [fromId = '', toId = ''] = ref.split('_');
  const [from, to] = [zoneById(fromId), zoneById(toId)];
  if (!from || !to) return undefined;
  return ridesBetween(from, to).find((ride) => rideRef(ride) === ref);
}

function rideKilometres({ from, to }: Pick<Ride, 'from' | 'to'>): number {
  return Math.abs(from.kilometre - to.kilometre);
}

export function drivingMinutes(from: Zone, to: Zone): number {
  return Math.ceil((10 + rideKilometres({ from, to }) * 0.85) / 5) * 5;
}

function isAirportZone(zone: Zone): boolean {
  return zone.id.endsWith('airport');
}

/** The lead time of a pickup: for long distances and large vehicles, a driver comes from elsewhere. */
export function cutoffHours(ride: Ride): number {
  const byDistance = rideKilometres(ride) > 60 ? 24 : 12;
  return (ride.vehicle.maxPax > 16 ? byDistance + 24 : byDistance) + moves().cutoffHours;
}

type TripKind = 'oneway' | 'roundtrip';

const roundtripFactor = 1.85;

/** The price of a ride for the whole party; 0 if the trip kind is not sold. */
export function ridePrice(ride: Ride, tripKind: TripKind, passengers: number, currency: Currency): number {
  if (!isSold(ride, tripKind)) return 0;
  const { fare, type } = ride.vehicle;
  const oneway = fare.start + fare.perKilometre * rideKilometres(ride);
  const price = priceIn(currency, tripKind === 'roundtrip' ? oneway * roundtripFactor : oneway);
  return type === 'shared' ? price * passengers : price;
}

function isSold(ride: Ride, tripKind: TripKind): boolean {
  if (rideKilometres(ride) <= longRideKilometres) return true;
  if (ride.vehicle.type === 'shared') return tripKind === 'oneway';
  if (ride.vehicle.id === 'coach') return tripKind === 'roundtrip';
  return true;
}
