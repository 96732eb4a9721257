import type { BookingEventDetails } from '../schema/events.ts';
import { wellFormed } from '../lib/well-formed.ts';
import { memoryHistory } from './history/memory.ts';
import type { RouteHistory } from './history/route-history.ts';

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
  back: (fallback?: string, source?: RouteSource) => void;
  /** Keeps the route in this history from now on; returns a function that moves it back to memory. */
  attach: (history: RouteHistory) => () => void;
  /** Adds the route to the host page's URL, if its history keeps routes there. */
  enterUrl: () => void;
  /** Removes the route from the host page's URL, if it is there. */
  leaveUrl: () => void;
  subscribe: (changed: () => void) => () => void;
  /** True for the first caller after a change: of several engines on a page only one dispatches its event. */
  claimChangeEvent: () => boolean;
  /** Makes this the element in which the visitor continues: of several that show the route, only this one takes the focus. */
  setActiveHost: (host: HTMLElement) => void;
  isActiveHost: (host: HTMLElement) => boolean;
}

/** A location that starts in memory, so that the host page's history stays untouched. */
export function createLocation(initial = '/'): StorefrontLocation {
  let history = memoryHistory(initial);
  let source: RouteSource = 'restore';
  let changeCount = 0;
  /** The change whose event has been dispatched. */
  let claimedChange = -1;
  /** What caused the step back that the browser's history has not reported yet. */
  let backSource: RouteSource = 'user';
  /** The route at the last notification of the listeners. */
  let lastNotified = initial;
  let stopListening: () => void = () => undefined;
  let activeHost: HTMLElement | undefined;
  const listeners = new Set<() => void>();

  const notify = () => listeners.forEach((listener) => listener());
  const routeChanged = (by: RouteSource) => {
    source = by;
    backSource = 'user';
    changeCount++;
    lastNotified = history.read();
    notify();
  };
  /** The host page's own navigation moves the history as well, without changing the route. */
  const handleHistoryMove = () => {
    if (history.read() === lastNotified) notify();
    else routeChanged(backSource);
  };
  const switchTo = (next: RouteHistory) => {
    stopListening();
    history = next;
    stopListening = next.listen(handleHistoryMove);
  };
  /** The functions of the browser's history throw in sandboxed documents, or where a page has replaced them. */
  const write = (change: (target: RouteHistory) => void) => {
    try {
      change(history);
    } catch (error) {
      console.warn('[booking-elements] This page’s history cannot be changed; routes stay in memory.', error);
      switchTo(memoryHistory(history.read()));
      change(history);
    }
  };

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
      return history.isInUrl?.();
    },
    navigate: (to, { replace = false, source: by = replace ? source : 'user' } = {}) => {
      const route = normalizeRoute(to);
      if (route === history.read()) {
        source = by;
        return;
      }
      write((target) => (replace ? target.replace(route) : target.push(route)));
      routeChanged(by);
    },
    back: (fallback = '/', by = 'user') => {
      backSource = by;
      write((target) => {
        if (!target.back()) target.replace(normalizeRoute(fallback));
      });
      // The browser's history moves later, and reports that itself.
      if (history.read() !== lastNotified) routeChanged(by);
    },
    attach: (next) => {
      switchTo(next);
      routeChanged('restore');
      return () => {
        if (history === next) switchTo(memoryHistory(next.read()));
      };
    },
    enterUrl: () => {
      write((target) => {
        if (target.isInUrl?.() === false) target.push(normalizeRoute(target.read()));
      });
    },
    leaveUrl: () => write((target) => target.removeFromUrl?.()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    claimChangeEvent: () => {
      if (claimedChange === changeCount) return false;
      claimedChange = changeCount;
      return true;
    },
    setActiveHost: (host) => void (activeHost = host),
    isActiveHost: (host) => !activeHost?.isConnected || activeHost === host,
  };
}

function normalizeRoute(to: string): string {
  const { path, search } = splitRoute(wellFormed(to));
  return search ? `${path}?${search}` : path;
}

/** The path, with a leading and without a trailing slash, and the query of a route. Any fragment is dropped. */
function splitRoute(route: string): { path: string; search: string } {
  const [beforeHash = ''] = route.split('#');
  const [path = '/', ...rest] = beforeHash.split('?');
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return { path: trimmed.startsWith('/') ? trimmed : `/${trimmed}`, search: rest.join('?') };
}
