import type { Zone, ZoneId } from './zones.ts';

/** Nobody drives between these two: the prices screen has nothing to show. */
const unserved: [ZoneId, ZoneId][] = [['tulum-airport', 'chiquila']];

/** The island's streets and ferries take cars only, so that larger parties find nothing that fits. */
const islandVehicles = ['sedan', 'suv'];

/** Beyond this, a shared seat is sold one way only and a coach for the round trip only. */
export const longRideKilometres = 100;

export function isServed(from: Zone, to: Zone): boolean {
  if (from.road !== to.road) return false;
  return !unserved.some((pair) => [from.id, to.id].every((id) => pair.some((zone) => zone === id)));
}

export function vehicleServesRoad(vehicleId: string, road: Zone['road']): boolean {
  return road === 'mainland' || islandVehicles.includes(vehicleId);
}
