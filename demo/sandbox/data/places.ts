import { airports } from './airports.ts';
import { northernPlaces } from './places-north.ts';
import { southernPlaces } from './places-south.ts';
import type { SandboxPlace } from './sandbox-place.ts';
import { zoneById, type Zone } from './zones.ts';

export const places: SandboxPlace[] = [...airports, ...northernPlaces, ...southernPlaces];

export function placeByRef(ref: string): SandboxPlace | undefined {
  return places.find((place) => place.ref === ref);
}

export function zoneOf(place: SandboxPlace): Zone {
  const zone = zoneById(place.zone);
  if (!zone) throw new Error(`${place.ref} is in an unknown zone`);
  return zone;
}
