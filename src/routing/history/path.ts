import { goBackOneEntry, onHistoryMove, pushEntry, replaceEntry } from '../../platform/page/page-history.ts';
import { pageUrl } from '../../platform/page/page-url.ts';
import { isVisitParameter, searchOfRoute } from '../hosted-query.ts';
import type { RouteHistory } from './route-history.ts';

/**
 * Stores the route in the path and the query of the URL, for a page that shows nothing but the storefront. `base` is the path
 * of the page's folder, with a trailing slash.
 */
export function pathHistory(base: string): RouteHistory {
  const prefix = base.replace(/\/$/, '');
  const visitQuery = pageUrl().searchParams;
  for (const name of [...visitQuery.keys()]) if (!isVisitParameter(name)) visitQuery.delete(name);
  const hrefOf = (route: string) => {
    const href = `${prefix}${route}`;
    if (visitQuery.size === 0) return href;
    return `${href}${route.includes('?') ? '&' : '?'}${visitQuery.toString()}`;
  };
  return {
    read: () => {
      const { pathname, search } = pageUrl();
      const path = `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
      return `${path || '/'}${searchOfRoute(search)}`;
    },
    push: (route) => pushEntry(hrefOf(route)),
    replace: (route) => replaceEntry(hrefOf(route)),
    back: goBackOneEntry,
    listen: onHistoryMove,
  };
}
