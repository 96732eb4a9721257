/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { withTimeout } from './third-party.ts';

/** An end of the trip, by Google's place id if the provider knows it, otherwise by coordinates. */
export interface MapPlace {
  google_place_id?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

export interface DrivingRoute {
  /** As formatted by the map service: `68 km`, `1 hour 5 mins`. */
  distance: string;
  duration: string;
  /** Undefined if the service does not say. */
  minutes: number | undefined;
}

const ZOOM = 14;
const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
let configured = false;

/**
 * Draws the driving route between two places into a light-DOM container, where the service's styles apply. Rejects if
 * the service fails to load after three retries, or finds no route.
 */
export async function drawDrivingRoute(
  container: HTMLElement,
  ends: { from: MapPlace; to: MapPlace },
  { key, language }: { key: string; language: string },
): Promise<DrivingRoute> {
  const [from, to] = [waypoint(ends.from), waypoint(ends.to)];
  if (!from || !to) throw new Error('A place of the trip has no position on the map');
  if (!pageHasMaps() && scriptsAreRefused()) throw new Error('The page blocks third-party scripts');
  // The service accepts its key and language only once per page.
  if (!configured) setOptions({ key, language, v: 'weekly' });
  configured = true;
  const [{ Map: GoogleMap }, { DirectionsService, DirectionsRenderer }] = await loaded(() =>
    Promise.all([importLibrary('maps'), importLibrary('routes')]),
  );
  const { routes } = await new DirectionsService().route({
    origin: from,
    destination: to,
    travelMode: 'DRIVING',
  });
  const leg = routes[0]?.legs[0];
  if (!leg) throw new Error('There is no driving route');
  const map = new GoogleMap(container, {
    zoom: ZOOM,
    disableDefaultUI: true,
    gestureHandling: 'cooperative',
  });
  new DirectionsRenderer({ map }).setDirections({ routes } as google.maps.DirectionsResult);
  const { distance, duration } = leg;
  const minutes = duration?.value === undefined ? undefined : Math.ceil(duration.value / 60);
  return { distance: distance?.text ?? '', duration: duration?.text ?? '', minutes };
}

function pageHasMaps(): boolean {
  const { google: page } = globalThis as { google?: { maps?: { importLibrary?: unknown } } };
  return typeof page?.maps?.importLibrary === 'function';
}

/** With Trusted Types and no default policy, the loader would throw where it cannot be caught. */
function scriptsAreRefused(): boolean {
  try {
    document.createElement('script').src = 'https://maps.googleapis.com/';
    return false;
  } catch {
    return true;
  }
}

function waypoint({
  google_place_id,
  latitude,
  longitude,
}: MapPlace): google.maps.Place | google.maps.LatLngLiteral | undefined {
  if (google_place_id) return { placeId: google_place_id };
  return latitude !== undefined && longitude !== undefined ? { lat: latitude, lng: longitude } : undefined;
}

/** The loader never retries by itself, and a blocked script may never settle. */
async function loaded<Libraries>(load: () => Promise<Libraries>): Promise<Libraries> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await withTimeout(load(), 'The map service did not answer');
    } catch (error) {
      if (attempt >= RETRIES) throw error;
      await pause(FIRST_DELAY_MS * 2 ** attempt);
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
