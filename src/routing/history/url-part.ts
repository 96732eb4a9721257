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

/** Routes in one part of a host page's URL; `start` is the route while that part is empty. */
export function urlHistory(start: string, part: UrlPart): RouteHistory {
  let whileEmpty = start;
  let last = start;
  const current = () => part.read(pageUrl());
  const hrefWith = (route: string | undefined) => {
    const url = pageUrl();
    part.write(url, route);
    return url.href;
  };
  const read = () => {
    const route = current();
    if (route !== null) last = route ?? whileEmpty;
    return last;
  };
  return {
    read,
    push: (route) => pushEntry(hrefWith(route)),
    replace: (route) => replaceEntry(hrefWith(route)),
    back: backOneEntry,
    listen: onHistoryMove,
    isInUrl: () => typeof current() === 'string',
    removeFromUrl: () => {
      // Where the visitor continues when the route is added again.
      whileEmpty = read();
      if (entryDepth() > 0) returnToArrival();
      else if (typeof current() === 'string') replaceEntry(hrefWith(undefined));
    },
  };
}
