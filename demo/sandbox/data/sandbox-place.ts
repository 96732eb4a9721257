import type { ZoneId } from './zones.ts';

/** A place as returned by the API, and the zone that determines its prices. */
export interface SandboxPlace {
  ref: string;
  title: string;
  address: string;
  tags: string[];
  iata?: string;
  latitude: number;
  longitude: number;
  google_place_id: string;
  arrival_wait_time_for_pickup?: number;
  zone: ZoneId;
}

/** All places are in one state. */
export const timezone = 'America/Cancun';

export function isAirport(place: SandboxPlace): boolean {
  return place.tags.includes('airport');
}

type PlaceRow = [ref: string, title: string, tag: string, latitude: number, longitude: number];

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
