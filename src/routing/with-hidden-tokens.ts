import type { RouteHistory } from './history/route-history.ts';
import { routeOf } from './match.ts';
import { splitRoute } from './normalize-route.ts';
import { paths } from './paths.ts';

/**
 * Wraps a history that stores routes in the host page's URL. Routes with a token stay in memory, because the token grants
 * access to a sale.
 */
export function withHiddenTokens(history: RouteHistory): RouteHistory {
  /** The current route if it contains a token; the URL then contains the home screen's route, or none. */
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
    read: () => tokenRoute ?? history.read(),
    push: (route) => writeHidden(route, history.push),
    replace: (route) => writeHidden(route, history.replace),
    listen: (callback) =>
      history.listen(() => {
        // An entry without a route is where the visitor was when routes were removed from the URL.
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
