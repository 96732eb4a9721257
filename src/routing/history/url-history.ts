import {
  entryDepth,
  goBackOneEntry,
  onHistoryMove,
  pushEntry,
  replaceEntry,
  returnToArrival,
} from '../../platform/page/page-history.ts';
import { pageUrl } from '../../platform/page/page-url.ts';
import { isKnownRoute } from '../match.ts';
import { paths } from '../paths.ts';
import type { RouteHistory } from './route-history.ts';

/** The part of a host page's URL that holds a route. */
interface UrlPart {
  /** Undefined if there is no route; null if the part belongs to the host page. */
  read: (url: URL) => string | null | undefined;
  /** Undefined removes the route. */
  write: (url: URL, route: string | undefined) => void;
}

/**
 * Stores the route in one part of a host page's URL. The initial route is that of an empty part. An invalid route in the URL is
 * read as that of the not-found screen.
 */
export function urlHistory(initialRoute: string, part: UrlPart): RouteHistory {
  /** The route while the part is empty. */
  let routeIfEmpty = initialRoute;
  /** The route while the part belongs to the host page. */
  let lastRoute = initialRoute;
  /** The history entry to which a route was written last. */
  let written: { route: string; href: string; depth: number } | undefined;
  const readPart = () => part.read(pageUrl());
  const hrefWith = (route: string | undefined) => {
    const url = pageUrl();
    part.write(url, route);
    return url.href;
  };
  const write = (route: string, writeEntry: (href: string) => void) => {
    const href = hrefWith(route);
    writeEntry(href);
    written = { route, href, depth: entryDepth() };
  };
  const read = () => {
    const route = readPart();
    if (route !== null) lastRoute = route === undefined ? routeIfEmpty : validRoute(route);
    return lastRoute;
  };
  return {
    read,
    push: (route) => write(route, pushEntry),
    replace: (route) => write(route, replaceEntry),
    back: goBackOneEntry,
    listen: onHistoryMove,
    isInUrl: () => typeof readPart() === 'string',
    isStillAtWrittenRoute: () => {
      const route = readPart();
      if (route === null) return true;
      if (!written || route !== written.route) return false;
      // An entry of another depth is the host page's if the rest of its URL differs, and otherwise one of ours.
      return entryDepth() === written.depth || pageUrl().href !== written.href;
    },
    removeFromUrl: () => {
      // Adding a route to the URL again continues at this one.
      routeIfEmpty = read();
      if (!returnToArrival() && typeof readPart() === 'string') replaceEntry(hrefWith(undefined));
    },
  };
}

/** The route itself, or that of the not-found screen: a route in a URL may be mistyped or outdated. */
function validRoute(route: string): string {
  // An empty query parameter, as in `?booking=`, is the home screen's route.
  return route === '' || isKnownRoute(route) ? route : paths.notFound();
}
