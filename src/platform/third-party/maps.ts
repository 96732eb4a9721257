/// <reference types="google.maps" />
import { findDrivingRoute, hasPosition, type Drive, type DrivingRoute } from './driving-route.ts';
import { loadMapLibrary, type MapsOptions } from './load-maps.ts';
import { onErrorBox, onKeyRefused } from './map-refusals.ts';

export type { DrivingRoute } from './driving-route.ts';

interface RouteMapOptions extends MapsOptions {
  /** Stops everything; the caller removes the container. */
  signal: AbortSignal;
  onRoute: (route: DrivingRoute) => void;
  /** Whether a map is visible; it may be refused even after it was drawn. */
  onMap: (isDrawn: boolean) => void;
}

const ZOOM = 14;
/** A service that does not report loaded tiles is checked after this time. */
const LONGEST_WAIT_MS = 3000;
/** In pixels, with some room: a tile has 256. */
const LOGO_WIDTH = 128;

/**
 * Finds the driving route between two places, and draws it into a light-DOM container, where the service's styles apply.
 * Whatever is unavailable is left out; the console says once what the site's owner can do about it.
 */
export async function showDrivingRoute(
  container: HTMLElement,
  drive: Drive,
  { signal, onRoute, onMap, ...options }: RouteMapOptions,
): Promise<void> {
  if (!hasPosition(drive.from) || !hasPosition(drive.to)) return;
  let isRefused = false;
  const refuse = () => {
    if (isRefused || signal.aborted) return;
    isRefused = true;
    container.hidden = true;
    warnOnce();
    onMap(false);
  };
  const isOver = () => isRefused || signal.aborted;
  onKeyRefused(refuse, signal);
  try {
    if (isOver()) return;
    const libraries = await loadMapLibrary('routes', signal, options);
    if (isOver()) return;
    const route = await findDrivingRoute(libraries, drive, options.language);
    if (!route || signal.aborted) return;
    onRoute(route);
    const { Map: GoogleMap } = await loadMapLibrary('maps', signal, options);
    if (isOver()) return;
    onErrorBox(container, refuse, signal);
    const map = new GoogleMap(container, {
      zoom: ZOOM,
      ...(route.start && { center: route.start }),
      disableDefaultUI: true,
      gestureHandling: 'cooperative',
    });
    route.draw(map);
    await hasPicture(map, container);
    if (!isOver()) onMap(true);
  } catch {
    refuse();
  }
}

/** Until then a map is an empty box. Its tiles may only load once it is in view. */
function hasPicture(map: Partial<google.maps.Map>, container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (typeof map.addListener === 'function') map.addListener('tilesloaded', () => resolve());
    else resolve();
    setTimeout(() => {
      if (isDrawn(container)) resolve();
    }, LONGEST_WAIT_MS);
  });
}

/** Whether anything is visible; the service's own logo is no map. */
function isDrawn(container: HTMLElement): boolean {
  const images = [...container.querySelectorAll('img')];
  if (images.length === 0) return container.hasChildNodes();
  return images.some(({ complete, naturalWidth }) => complete && naturalWidth > LOGO_WIDTH);
}

let hasWarned = false;

function warnOnce(): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    '[booking-elements] The route cannot be shown on a map. The key in maps-key needs the Maps JavaScript API and the Routes API (in projects from before March 2025 the Directions API will do), billing, and permission for this site; the page must not block Google’s scripts.',
  );
}
