import type { Zone, ZoneId } from './zones.ts';

/** No service between these two: the prices screen has nothing to show. */
const unserved: [ZoneId, ZoneId][] = [['tulum-airport', 'chiquila']];

/** The island's streets and ferries only take cars, so larger parties find nothing that fits. */
const islandVehicles = ['sedan', 'suv'];

/** Beyond this distance, shared seats are sold one way only and coaches as round trips only. */
export const longRideKilometres = 100;

export function isServed(from: Zone, to: Zone): boolean {
  if (from.road !== to.road) return false;
  return !unserved.some((pair) => [from.id, to.id].every((id) => pair.some((zone) => zone === id)));
}

export function vehicleServesRoad(vehicleId: string, road: Zone['road']): boolean {
  return road === 'mainland' || islandVehicles.includes(vehicleId);
}
