import * as v from 'valibot';
import type { StorefrontLocation } from './location.ts';
import { isRoutePath, routeOf } from './match.ts';
import { sessionStorageOrMemory } from '../platform/storage.ts';
import { stringifyJson } from '../lib/json.ts';

const KEY = 'booking-elements:framed-routes';

/** The visitor's last route by the route with which the frame was opened, because a site may frame the page several times. */
const LastRoutesSchema = v.record(v.string(), v.string());

/** The routes that the host sends initially. */
export interface HostRoutes {
  /** The route at which the storefront should open. */
  route?: string | undefined;
  /** The visitor's last route, if the host knows it. */
  lastRoute?: string | undefined;
}

/**
 * Opens a framed storefront at the visitor's last route in this tab, otherwise at the host's route, otherwise at the route in
 * its URL. From then on, stores the current route, unless it contains a sale token.
 */
export function openFramedRoute(
  location: StorefrontLocation,
  { route: hostRoute, lastRoute }: HostRoutes,
): void {
  const storage = sessionStorageOrMemory(() => undefined);
  const lastRoutes = parseLastRoutes(storage.read(KEY));
  // A browser may reload a frame at its last URL instead of its initial one.
  const reopened = [...lastRoutes].find(([, route]) => route === location.route)?.[0];
  const entry = hostRoute ?? reopened ?? location.route;

  const restored = lastRoutes.get(entry) ?? lastRoute;
  if (restored !== undefined && isRoutePath(restored))
    location.navigate(restored, { replace: true, source: 'restore' });
  else if (hostRoute !== undefined && isRoutePath(hostRoute))
    location.navigate(hostRoute, { replace: true, source: 'message' });

  location.subscribe(() => {
    const { path, route } = location;
    if (routeOf(path).publicPath === path) lastRoutes.set(entry, route);
    else lastRoutes.delete(entry);
    storage.write(KEY, stringifyJson(Object.fromEntries(lastRoutes)));
  });
}

function parseLastRoutes(text: string | null): Map<string, string> {
  try {
    return new Map(Object.entries(v.parse(LastRoutesSchema, JSON.parse(text ?? '{}'))));
  } catch {
    return new Map();
  }
}
