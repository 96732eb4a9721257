import { hashHistory } from './history/hash.ts';
import { pathHistory } from './history/path.ts';
import { queryHistory } from './history/query.ts';
import { withHiddenTokens } from './with-hidden-tokens.ts';
import type { StorefrontLocation } from './location.ts';
import { isKnownRoute } from './match.ts';
import { paths } from './paths.ts';

export interface RouteOptions {
  /** The initial route. */
  route: string;
  routing: 'memory' | 'hash' | 'query' | 'path';
  /** The query parameter that holds the route with `query`. */
  routeParam: string;
}

/**
 * Stores the route where the engine's `routing` option says, and opens the storefront: at the route in the page's URL,
 * otherwise at the visitor's current route, otherwise at the initial one. Returns a function that releases the URL.
 */
export function syncRoute(
  location: StorefrontLocation,
  { routing, routeParam, route }: RouteOptions,
): () => void {
  const isAtHome = location.route === paths.home();
  const initialRoute = isAtHome ? routeOrHome(route) : location.route;
  if (routing === 'path') return location.attach(pathHistory(import.meta.env.BASE_URL));
  if (routing === 'hash') return location.attach(withHiddenTokens(hashHistory(initialRoute)));
  if (routing === 'query') return location.attach(withHiddenTokens(queryHistory(initialRoute, routeParam)));
  if (isAtHome) location.navigate(initialRoute, { replace: true, source: 'api' });
  return () => undefined;
}

/** The route of an engine's attribute or property; an invalid one logs a warning and becomes home. */
export function routeOrHome(route: string): string {
  if (isKnownRoute(route)) return route;
  console.warn(
    `[booking-engine] attribute "route": "${route}" is not a path of the storefront, such as /transfers`,
  );
  return paths.home();
}
