/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { inTime } from './in-time.ts';

/** An end of the trip: by Google's own id where the provider knows it, else by its coordinates. */
export interface MapPlace {
  google_place_id?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

export interface DrivingRoute {
  /** As the map service words them: `68 km`, `1 hour 5 mins`. */
  distance: string;
  duration: string;
}

const ZOOM = 14;
const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
let configured = false;

/**
 * Draws the driving route between two places into a container of the light DOM, where the service's own styles apply.
 * Rejects when the service cannot be loaded after three retries, or knows no way.
 */
export async function drawDrivingRoute(
  container: HTMLElement,
  ends: { from: MapPlace; to: MapPlace },
  { key, language }: { key: string; language: string },
): Promise<DrivingRoute> {
  const [from, to] = [waypoint(ends.from), waypoint(ends.to)];
  if (!from || !to) throw new Error('An end of the trip has no place on the map');
  if (!pageHasMaps() && scriptsAreRefused()) throw new Error('The page lets no script of others in');
  // The service takes its key and language once a page.
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
  return { distance: leg.distance?.text ?? '', duration: leg.duration?.text ?? '' };
}

function pageHasMaps(): boolean {
  const { google: page } = globalThis as { google?: { maps?: { importLibrary?: unknown } } };
  return typeof page?.maps?.importLibrary === 'function';
}

/** Trusted Types without a default policy: the loader would trip over them where nobody can catch it. */
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

/** The loader never tries again by itself, and a blocked script may never answer. */
async function loaded<Libraries>(load: () => Promise<Libraries>): Promise<Libraries> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await inTime(load(), 'The map service did not answer');
    } catch (error) {
      if (attempt >= RETRIES) throw error;
      await pause(FIRST_DELAY_MS * 2 ** attempt);
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
