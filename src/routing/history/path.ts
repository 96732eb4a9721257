import {
  backOneEntry,
  onHistoryMove,
  pageUrl,
  pushEntry,
  replaceEntry,
} from '../../platform/page-history.ts';
import type { RouteHistory } from './route-history.ts';

/** What the page's URL says about the visit as a whole: it stays there and is no part of any route. */
const VISIT_PARAMETERS = ['preview', 'sc', 'howp', 'hrtp', 'parent'];

/**
 * Real URLs, for a page that is all storefront. It uses the page's own history and changes none of its functions.
 * `base` is the folder that the page lives in, with a trailing slash.
 */
export function pathHistory(base: string): RouteHistory {
  const prefix = base.replace(/\/$/, '');
  const ofVisit = pageUrl().searchParams;
  for (const name of [...ofVisit.keys()]) if (!VISIT_PARAMETERS.includes(name)) ofVisit.delete(name);
  const hrefOf = (route: string) => {
    const separator = ofVisit.size === 0 ? '' : route.includes('?') ? '&' : '?';
    return `${prefix}${route}${separator}${ofVisit.toString()}`;
  };
  return {
    read: () => {
      const { pathname, search } = pageUrl();
      const path = `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
      return `${path.startsWith('/') ? path : `/${path}`}${searchOfRoute(search)}`;
    },
    push: (route) => pushEntry(hrefOf(route)),
    replace: (route) => replaceEntry(hrefOf(route)),
    back: backOneEntry,
    listen: onHistoryMove,
  };
}

/** Untouched but for what belongs to the visit. */
function searchOfRoute(search: string): string {
  const parameters = search.slice(1).split('&');
  const own = parameters.filter((parameter) => {
    const [name] = new URLSearchParams(parameter).keys();
    return name !== undefined && !VISIT_PARAMETERS.includes(name);
  });
  return own.length > 0 ? `?${own.join('&')}` : '';
}
