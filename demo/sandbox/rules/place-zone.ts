import type { SandboxPlace } from '../data/sandbox-place.ts';
import { zoneById, type Zone } from '../data/zones.ts';

export function zoneOf(place: SandboxPlace): Zone {
  const zone = zoneById(place.zone);
  if (!zone) throw new Error(`${place.ref} stands in an unknown zone`);
  return zone;
}
