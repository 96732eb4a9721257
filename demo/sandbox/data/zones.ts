/**
 * Zones lie along a coast road, so that distance, driving time and price derive from a kilometre mark. Cozumel is an
 * island with its own road: there is no service between the two roads.
 */
export interface Zone {
  id: string;
  road: 'mainland' | 'cozumel';
  kilometre: number;
}

export const zones = [
  { id: 'chiquila', road: 'mainland', kilometre: -130 },
  { id: 'playa-mujeres', road: 'mainland', kilometre: -30 },
  { id: 'cancun-downtown', road: 'mainland', kilometre: -19 },
  { id: 'cancun-hotel-zone', road: 'mainland', kilometre: -14 },
  { id: 'cancun-airport', road: 'mainland', kilometre: 0 },
  { id: 'puerto-morelos', road: 'mainland', kilometre: 20 },
  { id: 'playa-del-carmen', road: 'mainland', kilometre: 55 },
  { id: 'riviera-maya', road: 'mainland', kilometre: 82 },
  { id: 'tulum', road: 'mainland', kilometre: 118 },
  { id: 'tulum-airport', road: 'mainland', kilometre: 150 },
  { id: 'cozumel-airport', road: 'cozumel', kilometre: 0 },
  { id: 'cozumel', road: 'cozumel', kilometre: 7 },
] as const satisfies readonly Zone[];

export type ZoneId = (typeof zones)[number]['id'];

export function zoneById(id: string): Zone | undefined {
  return zones.find((zone) => zone.id === id);
}

/** Pairs without any service, for which there are no prices. */
const unserved: [ZoneId, ZoneId][] = [['tulum-airport', 'chiquila']];

/** Only cars drive on the island, so that large parties find no vehicle. */
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
