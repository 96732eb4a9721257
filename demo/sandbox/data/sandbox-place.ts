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

export function isAirport(place: SandboxPlace): boolean {
  return place.tags.includes('airport');
}
