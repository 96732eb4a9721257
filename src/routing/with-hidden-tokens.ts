import type { RouteHistory } from './history/route-history.ts';
import { isKnownRoute, routeOf } from './match.ts';
import { splitRoute } from './normalize-route.ts';
import { paths } from './paths.ts';

/**
 * Wraps a history that stores routes in the host page's URL. Routes with a token stay in memory, because the token grants
 * access to a sale. An invalid route in the URL is read as that of the not-found screen.
 */
export function withHiddenTokens(history: RouteHistory): RouteHistory {
  /** The current route if it contains a token; the URL then has the home screen's route. */
  let tokenRoute: string | undefined;
  /** The route with a token that was current when routes were removed from the URL. */
  let removedTokenRoute: string | undefined;
  const writeHidden = (route: string, write: (route: string) => void) => {
    removedTokenRoute = undefined;
    const hasToken = routeOf(splitRoute(route).path).token !== undefined;
    tokenRoute = hasToken ? route : undefined;
    write(hasToken ? paths.home() : route);
  };
  return {
    ...history,
    read: () => tokenRoute ?? validRoute(history.read()),
    push: (route) => writeHidden(route, history.push),
    replace: (route) => writeHidden(route, history.replace),
    listen: (callback) =>
      history.listen(() => {
        if (!history.isStillAtWrittenRoute?.())
          tokenRoute = history.isInUrl?.() ? undefined : removedTokenRoute;
        callback();
      }),
    removeFromUrl: () => {
      removedTokenRoute = tokenRoute;
      history.removeFromUrl?.();
    },
  };
}

/** The route itself, or that of the not-found screen: a route in a URL may be mistyped or outdated. */
function validRoute(route: string): string {
  // An empty query parameter, as in `?booking=`, is the home screen's route.
  return route === '' || isKnownRoute(route) ? route : paths.notFound();
}
