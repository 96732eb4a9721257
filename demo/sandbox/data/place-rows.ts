import type { SandboxPlace } from './sandbox-place.ts';
import type { ZoneId } from './zones.ts';

export type PlaceRow = [ref: string, title: string, tag: string, latitude: number, longitude: number];

/** Places of one zone, which differ in little more than name and position. */
export function placesIn(zone: ZoneId, address: string, rows: PlaceRow[]): SandboxPlace[] {
  return rows.map(([ref, title, tag, latitude, longitude]) => ({
    ref,
    title,
    address,
    tags: [tag],
    latitude,
    longitude,
    google_place_id: `ChIJsandbox-${ref}`,
    zone,
  }));
}
