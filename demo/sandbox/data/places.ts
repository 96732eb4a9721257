import { airports } from './airports.ts';
import { islandPlaces } from './places-cozumel.ts';
import { northernPlaces } from './places-north.ts';
import { southernPlaces } from './places-south.ts';
import type { SandboxPlace } from './sandbox-place.ts';

export const places: SandboxPlace[] = [...airports, ...northernPlaces, ...southernPlaces, ...islandPlaces];

export function placeByRef(ref: string): SandboxPlace | undefined {
  return places.find((place) => place.ref === ref);
}
