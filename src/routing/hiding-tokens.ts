import type { RouteHistory } from './history/route-history.ts';
import { isRoutePath, routeOf } from './match.ts';
import { paths } from './paths.ts';

/**
 * The history with its routes that contain a token, which grants access to a sale, in memory instead of the host page's URL.
 * A route in the URL that leads to no screen becomes that of the screen for such routes.
 */
export function hidingTokens(history: RouteHistory): RouteHistory {
  /** The current route if it contains a token; the URL then has the home screen's route. */
  let tokenRoute: string | undefined;
  /** The route with a token that was current when routes were removed from the URL. */
  let removedTokenRoute: string | undefined;
  const writeHidden = (route: string, write: (route: string) => void) => {
    removedTokenRoute = undefined;
    tokenRoute = routeOf(route.split('?')[0] ?? '').token === undefined ? undefined : route;
    write(tokenRoute === undefined ? route : paths.home());
  };
  return {
    ...history,
    read: () => tokenRoute ?? validRoute(history.read()),
    push: (route) => writeHidden(route, history.push),
    replace: (route) => writeHidden(route, history.replace),
    listen: (changed) =>
      history.listen(() => {
        tokenRoute = history.isInUrl?.() ? undefined : removedTokenRoute;
        changed();
      }),
    removeFromUrl: () => {
      removedTokenRoute = tokenRoute;
      history.removeFromUrl?.();
    },
  };
}

/** A route in a URL may be mistyped or outdated. */
function validRoute(route: string): string {
  return route === '' || isRoutePath(route) ? route : paths.notFound();
}
