/** Where the current route is kept: in memory, so that the host page notices nothing, or in the page's address. */
export interface Address {
  /** The route with its query: `/transfers?airport=CUN`. */
  read: () => string;
  push: (route: string) => void;
  replace: (route: string) => void;
  /** Goes back one step; false where this storefront has nothing to go back to. */
  back: () => boolean;
  /** Calls back when the route changed by itself (the browser's Back and Forward). */
  listen: (changed: () => void) => () => void;
}

const LONGEST_MEMORY = 50;

export function memoryAddress(initial: string): Address {
  let stack = [initial];
  return {
    read: () => stack.at(-1) ?? '/',
    push: (route) => (stack = [...stack, route].slice(-LONGEST_MEMORY)),
    replace: (route) => (stack = [...stack.slice(0, -1), route]),
    back: () => {
      if (stack.length < 2) return false;
      stack = stack.slice(0, -1);
      return true;
    },
    listen: () => () => undefined,
  };
}

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
  const depth = () => {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null && 'bookingDepth' in state
      ? Number(state.bookingDepth)
      : 0;
  };
  return {
    read: () => {
      const { pathname, search } = window.location;
      const path = `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
      return `${path.startsWith('/') ? path : `/${path}`}${searchOfRoute(search)}`;
    },
    push: (route) => history.pushState({ bookingDepth: depth() + 1 }, '', hrefOf(route)),
    replace: (route) => history.replaceState({ bookingDepth: depth() }, '', hrefOf(route)),
    back: () => {
      if (depth() === 0) return false;
      history.back();
      return true;
    },
    listen: (changed) => {
      window.addEventListener('popstate', changed);
      return () => window.removeEventListener('popstate', changed);
    },
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
