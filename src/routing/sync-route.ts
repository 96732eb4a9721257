import { hashHistory } from './history/hash.ts';
import { pathHistory } from './history/path.ts';
import { queryHistory } from './history/query.ts';
import type { RouteHistory } from './history/route-history.ts';
import type { StorefrontLocation } from './location.ts';
import { isRoutePath, routeOf } from './match.ts';
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
  if (routing === 'hash') return location.attach(withoutTokens(hashHistory(start)));
  if (routing === 'query') return location.attach(withoutTokens(queryHistory(start, routeParam)));
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

/** Keeps routes with tokens, which grant access to a sale, in memory instead of the host page's URL. */
function withoutTokens(history: RouteHistory): RouteHistory {
  /** The current route, if it contains a token; the URL has the home screen's route instead. */
  let secret: string | undefined;
  /** The secret route at the time when the URL was left. */
  let removed: string | undefined;
  const writeHidden = (route: string, write: (route: string) => void) => {
    removed = undefined;
    secret = routeOf(route.split('?')[0] ?? '').token === undefined ? undefined : route;
    write(secret === undefined ? route : paths.home());
  };
  return {
    ...history,
    read: () => secret ?? validRoute(history.read()),
    push: (route) => writeHidden(route, history.push),
    replace: (route) => writeHidden(route, history.replace),
    listen: (changed) =>
      history.listen(() => {
        secret = history.isInUrl?.() ? undefined : removed;
        changed();
      }),
    removeFromUrl: () => {
      removed = secret;
      history.removeFromUrl?.();
    },
  };
}

/** A route in a URL may be mistyped or outdated. */
function validRoute(route: string): string {
  return route === '' || isRoutePath(route) ? route : paths.notFound();
}
