import type { Currency } from '../data/currencies.ts';
import { vehicleById, vehicles, type Vehicle } from '../data/vehicles.ts';
import { isServed, longRideKilometres, vehicleServesRoad, zoneById, type Zone } from '../data/zones.ts';
import { moves } from '../moves.ts';
import { priceIn } from './money.ts';

/** A vehicle between two zones, which is what a price ref identifies. */
export interface Ride {
  from: Zone;
  to: Zone;
  vehicle: Vehicle;
}

/** All vehicles that serve two zones. A shared ride always has an airport at one end. */
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
  const [from, to, vehicle, ...rest] = ref.split('_');
  const ends = [zoneById(from ?? ''), zoneById(to ?? '')];
  if (!ends[0] || !ends[1] || !vehicleById(vehicle ?? '') || rest.length > 0) return undefined;
  return ridesBetween(ends[0], ends[1]).find((ride) => ride.vehicle.id === vehicle);
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

/** Hours between now and the earliest pickup: long distances and large vehicles need a driver from elsewhere. */
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
  const each = priceIn(currency, tripKind === 'roundtrip' ? oneway * roundtripFactor : oneway);
  return type === 'shared' ? each * passengers : each;
}

function isSold(ride: Ride, tripKind: TripKind): boolean {
  if (rideKilometres(ride) <= longRideKilometres) return true;
  if (ride.vehicle.type === 'shared') return tripKind === 'oneway';
  if (ride.vehicle.id === 'coach') return tripKind === 'roundtrip';
  return true;
}
