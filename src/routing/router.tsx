import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Router, useParams, type BaseLocationHook, type BaseSearchHook } from 'wouter';
import { segmentValue } from '../schema/segment-value.ts';
import { useRouting } from './hooks.ts';
import type { StorefrontLocation } from './location.ts';

/** Wouter over the location that all elements of a storefront follow: links and redirects of each move the same. */
export function StorefrontRouter({ children }: { children: ReactNode }) {
  const { location } = useRouting();
  const { hook, searchHook } = useMemo(() => routerHooks(location), [location]);
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  );
}

/** The named segments of the current route, as they were before they went into a path. */
export function useRouteParams<Name extends string>(): Record<Name, string> {
  const params = useParams();
  const decoded = Object.entries(params).map(([name, value]) => [name, segmentValue(value ?? '')]);
  return Object.fromEntries(decoded) as Record<Name, string>;
}

function routerHooks(location: StorefrontLocation): { hook: BaseLocationHook; searchHook: BaseSearchHook } {
  return {
    hook: function useLocation() {
      const path = useSyncExternalStore(location.subscribe, () => location.path);
      return [keepEscapes(path), location.navigate];
    },
    searchHook: function useSearch() {
      return keepEscapes(useSyncExternalStore(location.subscribe, () => location.search));
    },
  };
}

/** Wouter decodes what it gets, and whoever reads a part of it decodes that again: an escaped `%` must outlast the first. */
function keepEscapes(text: string): string {
  try {
    decodeURI(text);
  } catch {
    return text;
  }
  return text.replaceAll('%25', '%2525');
}
