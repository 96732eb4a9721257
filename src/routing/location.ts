import type { BookingEventDetails } from '../schema/events.ts';
import type { RouteHistory } from './history/route-history.ts';
import { createSwitchableHistory } from './history/switchable-history.ts';
import { normalizeRoute, splitRoute } from './normalize-route.ts';

/** What caused a navigation. */
export type RouteSource = BookingEventDetails['booking-route-change']['source'];

/** Where the visitor is; all elements of a storefront share one location. */
export interface StorefrontLocation {
  /** The path without its query. */
  readonly path: string;
  /** The query without its question mark. */
  readonly search: string;
  /** The path with its query. */
  readonly route: string;
  /** What caused the current route. */
  readonly source: RouteSource;
  /** Whether the host page's URL contains a route at the moment; undefined if it never does. */
  readonly isInUrl: boolean | undefined;
  /** A replacement, such as a redirect, keeps the source of the route that it replaces. */
  navigate: (to: string, options?: { replace?: boolean; source?: RouteSource }) => void;
  /** Goes back one step, or to the fallback if there is no earlier route of the storefront. */
  back: (fallback: string, source?: RouteSource) => void;
  /** Stores the route in this history from now on; returns a function that moves it back to memory. */
  attach: (history: RouteHistory) => () => void;
  /** Adds the route to the host page's URL, if its history stores routes there. */
  addToUrl: () => void;
  /** Removes the route from the host page's URL, if it is there. */
  removeFromUrl: () => void;
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe: (callback: () => void) => () => void;
  /** True for the first caller after a change: of several engines on a page only one dispatches its event. */
  claimChangeEvent: () => boolean;
  /** Makes this the element in which the visitor continues. If several show the route, only this one moves the focus. */
  setActiveHost: (host: HTMLElement) => void;
  isActiveHost: (host: HTMLElement) => boolean;
}

/** Creates a location whose route is in memory, and does not touch the host page's history, until a history is attached. */
export function createLocation(initialRoute = '/'): StorefrontLocation {
  const listeners = new Set<() => void>();
  let source: RouteSource = 'restore';
  /** The source of a step back that the browser has not made yet. */
  let backSource: RouteSource = 'user';
  /** The route of which the listeners were last notified. */
  let notifiedRoute = initialRoute;
  let isChangeEventClaimed = false;
  let activeHost: HTMLElement | undefined;

  const notify = () => listeners.forEach((listener) => listener());
  const publishChange = (newSource: RouteSource) => {
    source = newSource;
    backSource = 'user';
    notifiedRoute = history.read();
    isChangeEventClaimed = false;
    notify();
  };
  const history = createSwitchableHistory(initialRoute, () => {
    const moveSource = backSource;
    backSource = 'user';
    // The host page's own navigation moves the history as well. It may keep the route and only change `isInUrl`.
    if (history.read() === notifiedRoute) notify();
    else publishChange(moveSource);
  });

  return {
    get path() {
      return splitRoute(history.read()).path;
    },
    get search() {
      return splitRoute(history.read()).search;
    },
    get route() {
      return normalizeRoute(history.read());
    },
    get source() {
      return source;
    },
    get isInUrl() {
      return history.isInUrl();
    },
    navigate: (to, { replace = false, source: newSource = replace ? source : 'user' } = {}) => {
      const route = normalizeRoute(to);
      if (route === history.read()) {
        source = newSource;
        return;
      }
      if (replace) history.replace(route);
      else history.push(route);
      publishChange(newSource);
    },
    back: (fallback, newSource = 'user') => {
      backSource = newSource;
      if (!history.back()) {
        backSource = 'user';
        history.replace(normalizeRoute(fallback));
      }
      // The browser's history moves later, and reports that itself.
      if (history.read() !== notifiedRoute) publishChange(newSource);
    },
    attach: (next) => {
      const detach = history.attach(next);
      publishChange('restore');
      return detach;
    },
    addToUrl: () => history.addToUrl(),
    removeFromUrl: () => history.removeFromUrl(),
    subscribe: (callback) => {
      listeners.add(callback);
      return () => void listeners.delete(callback);
    },
    claimChangeEvent: () => {
      if (isChangeEventClaimed) return false;
      isChangeEventClaimed = true;
      return true;
    },
    setActiveHost: (host) => void (activeHost = host),
    isActiveHost: (host) => !activeHost?.isConnected || activeHost === host,
  };
}
