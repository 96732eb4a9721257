import { goBackOneEntry, onHistoryMove, pushEntry, replaceEntry } from '../../platform/page/page-history.ts';
import { pageUrl } from '../../platform/page/page-url.ts';
import { PARENT_PARAMETER } from '../../schema/messages/parent-parameter.ts';
import { visitParameters } from '../../schema/visit-parameters.ts';
import type { RouteHistory } from './route-history.ts';

/** Query parameters that apply to the whole visit: they stay in the page's URL and are not part of any route. */
const keptParameters: string[] = [...Object.values(visitParameters), PARENT_PARAMETER];

/**
 * Stores the route in the path and the query of the URL, for a page that shows nothing but the storefront. `base` is the path
 * of the page's folder, with a trailing slash.
 */
export function pathHistory(base: string): RouteHistory {
  const prefix = base.replace(/\/$/, '');
  const visitQuery = pageUrl().searchParams;
  for (const name of [...visitQuery.keys()]) if (!keptParameters.includes(name)) visitQuery.delete(name);
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

/** The route's query: that of the page without the parameters of the visit. Everything else stays as written. */
function searchOfRoute(search: string): string {
  const parameters = search.slice(1).split('&');
  const routeParameters = parameters.filter((parameter) => {
    const [name] = new URLSearchParams(parameter).keys();
    return name !== undefined && !keptParameters.includes(name);
  });
  return routeParameters.length > 0 ? `?${routeParameters.join('&')}` : '';
}
