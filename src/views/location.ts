import type { RouteSource, StorefrontLocation } from '../parts/storefront.ts';
import { memoryAddress, type Address } from '../platform/address.ts';
import { wellFormed } from '../schema/well-formed.ts';

/** A location that starts in memory, where the host page's history stays untouched. */
export function createLocation(initial = '/'): StorefrontLocation {
  let address: Address = memoryAddress(initial);
  let source: RouteSource = 'restore';
  let changes = 0;
  let claimed = -1;
  /** Who asked for the step back that the browser's history has still to tell of. */
  let steppedBy: RouteSource = 'user';
  /** The route that everybody was last told of. */
  let told = initial;
  let stopListening: () => void = () => undefined;
  let visited: HTMLElement | undefined;
  const listeners = new Set<() => void>();

  const tell = () => listeners.forEach((listener) => listener());
  const changed = (by: RouteSource) => {
    source = by;
    steppedBy = 'user';
    changes++;
    told = address.read();
    tell();
  };
  /** The browser moves in the page's history for other reasons too. */
  const moved = () => {
    if (address.read() === told) tell();
    else changed(steppedBy);
  };
  const keepIn = (next: Address) => {
    stopListening();
    address = next;
    stopListening = next.listen(moved);
  };

  return {
    get path() {
      return splitRoute(address.read()).path;
    },
    get search() {
      return splitRoute(address.read()).search;
    },
    get route() {
      return normalRoute(address.read());
    },
    get source() {
      return source;
    },
    get isInPage() {
      return address.isSet?.();
    },
    claimChange: () => {
      if (claimed === changes) return false;
      claimed = changes;
      return true;
    },
    navigate: (to, { replace = false, source: by = replace ? source : 'user' } = {}) => {
      const route = normalRoute(to);
      if (route === address.read()) {
        source = by;
        return;
      }
      if (replace) address.replace(route);
      else address.push(route);
      changed(by);
    },
    back: (fallback = '/', by = 'user') => {
      steppedBy = by;
      if (!address.back()) address.replace(normalRoute(fallback));
      // The browser's own history tells later that it has moved.
      if (address.read() !== told) changed(by);
    },
    attach: (next) => {
      keepIn(next);
      changed('restore');
      return () => {
        if (address === next) keepIn(memoryAddress(next.read()));
      };
    },
    enterPage: () => {
      if (address.isSet?.() === false) address.push(normalRoute(address.read()));
    },
    leavePage: () => address.clear?.(),
    visit: (host) => void (visited = host),
    isVisitedIn: (host) => !visited?.isConnected || visited === host,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function normalRoute(to: string): string {
  const { path, search } = splitRoute(wellFormed(to));
  return search ? `${path}?${search}` : path;
}

function splitRoute(route: string): { path: string; search: string } {
  const [beforeHash = ''] = route.split('#');
  const [path = '/', ...rest] = beforeHash.split('?');
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return { path: trimmed.startsWith('/') ? trimmed : `/${trimmed}`, search: rest.join('?') };
}
