/// <reference types="google.maps" />
import type { MapLibraries } from './load-maps.ts';
import { withTimeout } from './with-timeout.ts';

/** An end of the trip, by Google's place id if the provider knows it, otherwise by coordinates. */
export interface MapPlace {
  google_place_id?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

export interface Drive {
  from: MapPlace;
  to: MapPlace;
}

/** Undefined if the service does not return it. */
export interface DrivingRoute {
  /** As formatted by the map service: `68 km`, `1 hour 5 mins`. */
  distance: string | undefined;
  duration: string | undefined;
  meters: number | undefined;
  minutes: number | undefined;
}

interface FoundRoute extends DrivingRoute {
  start?: google.maps.LatLngLiteral | undefined;
  draw: (map: google.maps.Map) => void;
}

export const hasPosition = (place: MapPlace): boolean =>
  Boolean(place.google_place_id) || coordinates(place) !== undefined;

/**
 * Uses the Routes library, which new keys have, and otherwise the directions service, which only older keys have. Undefined
 * if there is no route; rejects if neither service accepts this key.
 */
export async function findDrivingRoute(
  libraries: MapLibraries,
  drive: Drive,
  language: string,
): Promise<FoundRoute | undefined> {
  const { Route, DirectionsService } = libraries as Partial<MapLibraries>;
  try {
    if (typeof Route?.computeRoutes === 'function') {
      try {
        return await byRoutes(Route, drive, language);
      } catch (error) {
        if (typeof DirectionsService !== 'function' || meansNoRoute(error)) throw error;
      }
    }
    return await byDirections(libraries, drive);
  } catch (error) {
    if (meansNoRoute(error)) return undefined;
    throw error;
  }
}

function meansNoRoute(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return /ZERO_RESULTS|NOT_FOUND/.test(`${String(code)} ${String(message)}`);
}

/** At both ends of the line. */
const ends: google.maps.IconSequence[] = ['0%', '100%'].map((offset) => ({
  offset,
  // A circle: the enumeration is only there once a library has loaded.
  icon: { path: 0, scale: 5, fillColor: '#fff', fillOpacity: 1, strokeOpacity: 1, strokeWeight: 3 },
}));

async function byRoutes(
  service: typeof google.maps.routes.Route,
  { from, to }: Drive,
  language: string,
): Promise<FoundRoute | undefined> {
  const { routes } = await withTimeout(
    service.computeRoutes({
      origin: resourceName(from) ?? coordinates(from) ?? '',
      destination: resourceName(to) ?? coordinates(to) ?? '',
      travelMode: 'DRIVING',
      language,
      fields: ['path', 'viewport', 'distanceMeters', 'durationMillis', 'localizedValues'],
    }),
    'The route service did not answer',
  );
  const route = routes?.[0];
  if (!route) return undefined;
  const { localizedValues, distanceMeters, durationMillis, viewport, path } = route;
  return {
    distance: localizedValues?.distance ?? undefined,
    duration: localizedValues?.duration ?? undefined,
    meters: distanceMeters,
    minutes: inMinutes((durationMillis ?? NaN) / 1000),
    start: path?.[0] && { lat: path[0].lat, lng: path[0].lng },
    draw: (map) => {
      const lines = route.createPolylines({
        polylineOptions: (options) => ({ ...options, icons: ends }),
      });
      for (const line of lines) line.setMap(map);
      if (viewport) map.fitBounds(viewport);
    },
  };
}

async function byDirections(libraries: MapLibraries, { from, to }: Drive): Promise<FoundRoute | undefined> {
  const { DirectionsService, DirectionsRenderer } = libraries;
  const waypoint = (place: MapPlace) =>
    place.google_place_id ? { placeId: place.google_place_id } : (coordinates(place) ?? '');
  const { routes } = await withTimeout(
    new DirectionsService().route({
      origin: waypoint(from),
      destination: waypoint(to),
      travelMode: 'DRIVING',
    }),
    'The directions service did not answer',
  );
  const leg = routes[0]?.legs[0];
  return (
    leg && {
      distance: leg.distance?.text,
      duration: leg.duration?.text,
      meters: leg.distance?.value,
      minutes: inMinutes(leg.duration?.value ?? NaN),
      draw: (map) =>
        new DirectionsRenderer({ map }).setDirections({ routes } as google.maps.DirectionsResult),
    }
  );
}

const inMinutes = (seconds: number): number | undefined =>
  Number.isFinite(seconds) ? Math.ceil(seconds / 60) : undefined;

/** How the Routes library calls a place id. */
const resourceName = ({ google_place_id: id }: MapPlace): string | undefined => id && `places/${id}`;

function coordinates({ latitude, longitude }: MapPlace): google.maps.LatLngLiteral | undefined {
  return latitude !== undefined && longitude !== undefined ? { lat: latitude, lng: longitude } : undefined;
}
