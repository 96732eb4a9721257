/// <reference types="google.maps" />
import type { MapLibraries } from './load-map-library.ts';
import { registry } from '../registry.ts';
import { withTimeout } from '../with-timeout.ts';

/** A place by Google's id, or by its coordinates if the provider does not know the id. */
export interface MapPlace {
  google_place_id?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** A position, as the directions service takes it. */
type MapPosition = { placeId: string } | google.maps.LatLngLiteral;

/** Where a route starts and where it ends. */
interface RouteEnds {
  from: MapPosition;
  to: MapPosition;
}

/** Distance and duration of a route, as far as the service has returned them. */
export interface DrivingRoute {
  /** As formatted by the service: `68 km`. */
  distance: string | undefined;
  /** As formatted by the service: `1 hour 5 mins`. */
  duration: string | undefined;
  meters: number | undefined;
  minutes: number | undefined;
}

interface DrawableRoute extends DrivingRoute {
  /** Undefined if only the service's own renderer knows it. */
  start?: google.maps.LatLngLiteral | undefined;
  /** Draws the route, and moves the map to it. */
  draw: (map: google.maps.Map) => void;
}

/**
 * Finds a route with the Routes library, which new keys include, or with the directions service, which only older keys
 * include. Undefined if there is no route; rejects if neither service answers.
 */
export async function findDrivingRoute(
  library: MapLibraries['routes'],
  ends: RouteEnds,
  language: string,
): Promise<DrawableRoute | undefined> {
  try {
    return await findWithEitherService(library, ends, language);
  } catch (error) {
    if (isNoRouteError(error)) return undefined;
    if (mentions(error, /PERMISSION_DENIED|REQUEST_DENIED/)) registry().refusedMapsService ??= 'Routes API';
    throw error;
  }
}

async function findWithEitherService(
  library: MapLibraries['routes'],
  ends: RouteEnds,
  language: string,
): Promise<DrawableRoute | undefined> {
  const { Route, DirectionsService } = library;
  if (typeof Route?.computeRoutes !== 'function') return findWithDirectionsService(library, ends);
  try {
    return await findWithRoutesLibrary(Route, ends, language);
  } catch (error) {
    if (isNoRouteError(error) || !DirectionsService) throw error;
    return findWithDirectionsService(library, ends);
  }
}

function isNoRouteError(error: unknown): boolean {
  return mentions(error, /ZERO_RESULTS|NOT_FOUND/);
}

/** Google's errors have a code, or begin their message with it. */
function mentions(error: unknown, codes: RegExp): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return [code, message].some((text) => typeof text === 'string' && codes.test(text));
}

async function findWithRoutesLibrary(
  Route: google.maps.RoutesLibrary['Route'],
  { from, to }: RouteEnds,
  language: string,
): Promise<DrawableRoute | undefined> {
  const { routes } = await withTimeout(
    Route.computeRoutes({
      origin: routesLocation(from),
      destination: routesLocation(to),
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
    minutes: typeof durationMillis === 'number' ? toMinutes(durationMillis / 1000) : undefined,
    start: path?.[0] && { lat: path[0].lat, lng: path[0].lng },
    draw: (map) => {
      const lines = route.createPolylines({
        polylineOptions: (options) => ({ ...options, icons: endMarkers }),
      });
      for (const line of lines) line.setMap(map);
      if (viewport) map.fitBounds(viewport);
    },
  };
}

/** Circles at both ends of a route's line. */
const endMarkers: google.maps.IconSequence[] = ['0%', '100%'].map((offset) => ({
  offset,
  // 0 is `SymbolPath.CIRCLE`, which does not exist until the library has loaded.
  icon: { path: 0, scale: 5, fillColor: '#fff', fillOpacity: 1, strokeOpacity: 1, strokeWeight: 3 },
}));

async function findWithDirectionsService(
  { DirectionsService, DirectionsRenderer }: MapLibraries['routes'],
  { from, to }: RouteEnds,
): Promise<DrawableRoute | undefined> {
  if (!DirectionsService || !DirectionsRenderer) throw new Error('The map library has no directions service');
  const answer = await withTimeout(
    new DirectionsService().route({
      origin: from,
      destination: to,
      travelMode: 'DRIVING',
    }),
    'The directions service did not answer',
  );
  const leg = answer.routes[0]?.legs[0];
  if (!leg) return undefined;
  return {
    distance: leg.distance?.text,
    duration: leg.duration?.text,
    meters: leg.distance?.value,
    minutes: leg.duration && toMinutes(leg.duration.value),
    // The directions service draws the line and its ends itself.
    draw: (map) => new DirectionsRenderer({ map }).setDirections(answer),
  };
}

/** How the services find a place; undefined if they cannot. */
export function mapPosition({ google_place_id, latitude, longitude }: MapPlace): MapPosition | undefined {
  if (google_place_id) return { placeId: google_place_id };
  return latitude !== undefined && longitude !== undefined ? { lat: latitude, lng: longitude } : undefined;
}

/** A position as the Routes library takes it. */
function routesLocation(position: MapPosition): google.maps.LatLngLiteral | string {
  return 'placeId' in position ? `places/${position.placeId}` : position;
}

function toMinutes(seconds: number): number {
  return Math.ceil(seconds / 60);
}
