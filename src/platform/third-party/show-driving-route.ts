/// <reference types="google.maps" />
import { findDrivingRoute, mapPosition, type DrivingRoute, type MapPlace } from './driving-route.ts';
import { loadMapLibrary, type MapsOptions } from './load-map-library.ts';
import { onErrorBox, onKeyRefused } from './map-refusals.ts';

interface RouteMapOptions extends MapsOptions {
  /** Stops everything; the caller removes the container. */
  signal: AbortSignal;
  onRoute: (route: DrivingRoute) => void;
  /** Reports whether a map is visible. Google may refuse the key even after the map was drawn. */
  onMap: (isVisible: boolean) => void;
}

const ZOOM = 14;

/**
 * Finds the driving route between two places and draws it into a container in the light DOM, where Google's styles apply.
 * Omits whatever is unavailable, and warns once about what the site's owner can do.
 */
export async function showDrivingRoute(
  container: HTMLElement,
  places: { from: MapPlace; to: MapPlace },
  { signal, onRoute, onMap, ...options }: RouteMapOptions,
): Promise<void> {
  const from = mapPosition(places.from);
  const to = mapPosition(places.to);
  if (!from || !to) return;
  let isUnavailable = false;
  const hasStopped = () => isUnavailable || signal.aborted;
  const hideMap = () => {
    if (hasStopped()) return;
    isUnavailable = true;
    container.hidden = true;
    warnOnce();
    onMap(false);
  };
  onKeyRefused(hideMap, signal);
  try {
    if (hasStopped()) return;
    const routesLibrary = await loadMapLibrary('routes', signal, options);
    if (hasStopped()) return;
    const route = await findDrivingRoute(routesLibrary, { from, to }, options.language);
    // Distance and duration are shown even if Google refuses to draw a map.
    if (!route || signal.aborted) return;
    onRoute(route);
    const { Map: GoogleMap } = await loadMapLibrary('maps', signal, options);
    if (hasStopped()) return;
    onErrorBox(container, hideMap, signal);
    const map = new GoogleMap(container, {
      zoom: ZOOM,
      ...(route.start && { center: route.start }),
      disableDefaultUI: true,
      gestureHandling: 'cooperative',
    });
    route.draw(map);
    await untilDrawn(map, container);
    if (!hasStopped()) onMap(true);
  } catch {
    hideMap();
  }
}

/** How long to wait for the report that a map's tiles have loaded, before looking at the map itself. */
const CHECK_AFTER_MS = 3000;

/** Waits until a map is drawn: it is an empty box until its tiles load, perhaps only once it is in view. */
function untilDrawn(map: google.maps.Map, container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    map.addListener('tilesloaded', () => resolve());
    setTimeout(() => {
      if (isDrawn(container)) resolve();
    }, CHECK_AFTER_MS);
  });
}

/** In pixels: wider than Google's logo, and narrower than a tile, which has 256. */
const MAX_LOGO_WIDTH = 128;

/** Whether anything but Google's logo is visible. A map without images draws on a canvas. */
function isDrawn(container: HTMLElement): boolean {
  const images = [...container.querySelectorAll('img')];
  if (images.length === 0) return container.hasChildNodes();
  return images.some(({ complete, naturalWidth }) => complete && naturalWidth > MAX_LOGO_WIDTH);
}

let hasWarned = false;

function warnOnce(): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    '[booking-elements] The route cannot be shown on a map. The key in maps-key needs the Maps JavaScript API and the Routes API (in projects from before March 2025 the Directions API will do), billing, and permission for this site; the page must not block Google’s scripts.',
  );
}
