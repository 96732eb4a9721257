import type { RouteSource, StorefrontLocation } from '../parts/storefront.ts';
import { memoryAddress, type Address } from '../platform/address.ts';

/** A location that starts in memory, where the host page's history stays untouched. */
export function createLocation(initial = '/'): StorefrontLocation {
  let address: Address = memoryAddress(initial);
  let source: RouteSource = 'restore';
  let stopListening: () => void = () => undefined;
  const listeners = new Set<() => void>();
  const changed = (by: RouteSource) => {
    source = by;
    listeners.forEach((listener) => listener());
  };
  return {
    get path() {
      return splitRoute(address.read()).path;
    },
    get search() {
      return splitRoute(address.read()).search;
    },
    get source() {
      return source;
    },
    navigate: (to, { replace = false, source: by = replace ? source : 'user' } = {}) => {
      const route = normalRoute(to);
      if (route === address.read()) return;
      if (replace) address.replace(route);
      else address.push(route);
      changed(by);
    },
    back: (fallback = '/') => {
      if (!address.back()) address.replace(normalRoute(fallback));
      changed('user');
    },
    attach: (next) => {
      stopListening();
      address = next;
      stopListening = next.listen(() => changed('user'));
      changed('restore');
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function normalRoute(to: string): string {
  const { path, search } = splitRoute(to);
  return search ? `${path}?${search}` : path;
}

function splitRoute(route: string): { path: string; search: string } {
  const [beforeHash = ''] = route.split('#');
  const [path = '/', ...rest] = beforeHash.split('?');
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return { path: trimmed.startsWith('/') ? trimmed : `/${trimmed}`, search: rest.join('?') };
}
