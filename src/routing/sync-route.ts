import { hashHistory } from './history/hash.ts';
import { pathHistory } from './history/path.ts';
import { queryHistory } from './history/query.ts';
import { hidingTokens } from './hiding-tokens.ts';
import type { StorefrontLocation } from './location.ts';
import { isRoutePath } from './match.ts';
import { paths } from './paths.ts';

export interface RouteOptions {
  /** The initial route. */
  route: string;
  routing: 'memory' | 'hash' | 'query' | 'path';
  /** The query parameter that holds the route with `query`. */
  routeParam: string;
}

/**
 * Keeps the route where the engine's `routing` option says, and opens the storefront: at the route in the page's URL,
 * otherwise at the visitor's current route, otherwise at the initial one. Returns a function that releases the URL.
 */
export function syncRoute(
  location: StorefrontLocation,
  { routing, routeParam, route }: RouteOptions,
): () => void {
  const isNew = location.route === paths.home();
  const start = isNew ? routeOrHome(route) : location.route;
  if (routing === 'path') return location.attach(pathHistory(import.meta.env.BASE_URL));
  if (routing === 'hash') return location.attach(hidingTokens(hashHistory(start)));
  if (routing === 'query') return location.attach(hidingTokens(queryHistory(start, routeParam)));
  if (isNew) location.navigate(start, { replace: true, source: 'api' });
  return () => undefined;
}

/** The route of an engine's attribute or property; an invalid one logs a warning and becomes home. */
export function routeOrHome(route: string): string {
  if (isRoutePath(route)) return route;
  console.warn(
    `[booking-engine] attribute "route": "${route}" is not a path of the storefront, such as /transfers`,
  );
  return paths.home();
}
