import type { ZoneId } from './zones.ts';

/** A place as the API returns it, with the zone that determines prices. */
export interface SandboxPlace {
  ref: string;
  title: string;
  address: string;
  tags: string[];
  iata?: string;
  latitude: number;
  longitude: number;
  google_place_id: string;
  /** Minutes. */
  arrival_wait_time_for_pickup?: number;
  zone: ZoneId;
}

/** All places are in the same state, and so in the same time zone. */
export const timezone = 'America/Cancun';

export function isAirport(place: SandboxPlace): boolean {
  return place.tags.includes('airport');
}

type PlaceRow = [ref: string, title: string, tag: string, latitude: number, longitude: number];

/** The places of a zone, as rows. */
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
