import * as v from 'valibot';
import { parseJson, stringifyJson } from '../lib/json.ts';
import { sessionStorageOrMemory } from '../platform/storage.ts';
import type { StorefrontLocation } from './location.ts';
import { isKnownRoute, routeOf } from './match.ts';
import { splitRoute } from './normalize-route.ts';

const KEY = 'booking-elements:framed-routes';

/** The visitor's last routes, each by the initial route of its frame: a site may frame the page several times. */
const LastRoutesSchema = v.record(v.string(), v.string());

/** The routes in the host's `init` message. */
export interface HostRoutes {
  /** The route at which the storefront should open. */
  route?: string | undefined;
  /** The visitor's last route as the host knows it: with `:token` in place of a sale token. */
  lastRoute?: string | undefined;
}

/**
 * Opens a framed storefront at the visitor's last route, as stored in this tab or else by the host, otherwise at the host's
 * route, otherwise at the route in its URL. From then on, stores the current route; one with a sale token is not stored, and
 * the frame will open at its initial route again.
 */
export function openFramedRoute(location: StorefrontLocation, hostRoutes: HostRoutes): void {
  const { route: hostRoute } = hostRoutes;
  const storage = sessionStorageOrMemory();
  const lastRoutes = parseLastRoutes(storage.read(KEY));
  const initialRoute = hostRoute ?? findInitialRoute(lastRoutes, location.route) ?? location.route;

  const lastRoute = lastRoutes.get(initialRoute) ?? hostRoutes.lastRoute;
  if (lastRoute !== undefined && canReopen(lastRoute))
    location.navigate(lastRoute, { replace: true, source: 'restore' });
  else if (hostRoute !== undefined && isKnownRoute(hostRoute))
    location.navigate(hostRoute, { replace: true, source: 'message' });

  location.subscribe(() => {
    const { route } = location;
    if (canReopen(route)) lastRoutes.set(initialRoute, route);
    else lastRoutes.delete(initialRoute);
    storage.write(KEY, stringifyJson(Object.fromEntries(lastRoutes)));
  });
}

/** Whether a route can be stored and opened again: it leads to a screen and contains no sale token. */
function canReopen(route: string): boolean {
  return isKnownRoute(route) && routeOf(splitRoute(route).path).token === undefined;
}

/** The initial route of the frame that was left at this route: a browser may reload a frame at the URL where it was left. */
function findInitialRoute(lastRoutes: ReadonlyMap<string, string>, route: string): string | undefined {
  return [...lastRoutes.keys()].find((initialRoute) => lastRoutes.get(initialRoute) === route);
}

function parseLastRoutes(json: string | null): Map<string, string> {
  const parsed = v.safeParse(LastRoutesSchema, parseJson(json ?? '{}'));
  return new Map(parsed.success ? Object.entries(parsed.output) : []);
}
