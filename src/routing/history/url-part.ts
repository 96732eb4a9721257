import {
  backOneEntry,
  entryDepth,
  returnToArrival,
  onHistoryMove,
  pageUrl,
  pushEntry,
  replaceEntry,
} from '../../platform/page/page-history.ts';
import type { RouteHistory } from './route-history.ts';

/** The part of a host page's URL that holds a route. */
interface UrlPart {
  /** Undefined if there is no route; null if the part belongs to the host page. */
  read: (url: URL) => string | null | undefined;
  /** Undefined removes the route. */
  write: (url: URL, route: string | undefined) => void;
}

/** Routes in one part of a host page's URL; `start` is the initial route if that part is empty. */
export function urlHistory(start: string, part: UrlPart): RouteHistory {
  /** The route while the part is empty. */
  let routeIfEmpty = start;
  /** The route while the part belongs to the host page. */
  let lastRoute = start;
  const current = () => part.read(pageUrl());
  const hrefWith = (route: string | undefined) => {
    const url = pageUrl();
    part.write(url, route);
    return url.href;
  };
  const read = () => {
    const route = current();
    if (route !== null) lastRoute = route ?? routeIfEmpty;
    return lastRoute;
  };
  return {
    read,
    push: (route) => pushEntry(hrefWith(route)),
    replace: (route) => replaceEntry(hrefWith(route)),
    back: backOneEntry,
    listen: onHistoryMove,
    isInUrl: () => typeof current() === 'string',
    removeFromUrl: () => {
      // The visitor continues there once the route is added again.
      routeIfEmpty = read();
      if (entryDepth() > 0) returnToArrival();
      else if (typeof current() === 'string') replaceEntry(hrefWith(undefined));
    },
  };
}
