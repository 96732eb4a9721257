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
