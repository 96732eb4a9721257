import type { Address } from './address.ts';
import { backOneEntry, onHistoryMove, pushEntry, replaceEntry } from './history-entries.ts';

/** What the page's address says about the visit as a whole: it stays there and is no part of any route. */
const VISIT_PARAMETERS = ['preview', 'sc', 'howp', 'hrtp', 'parent'];

/**
 * Real URLs, for a page that is all storefront. It uses the page's own history and changes none of its functions.
 * `base` is the folder that the page lives in, with a trailing slash.
 */
export function pathAddress(base: string): Address {
  const prefix = base.replace(/\/$/, '');
  const ofVisit = new URLSearchParams(window.location.search);
  for (const name of [...ofVisit.keys()]) if (!VISIT_PARAMETERS.includes(name)) ofVisit.delete(name);
  const hrefOf = (route: string) => {
    const separator = ofVisit.size === 0 ? '' : route.includes('?') ? '&' : '?';
    return `${prefix}${route}${separator}${ofVisit.toString()}`;
  };
  return {
    read: () => {
      const { pathname, search } = window.location;
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
