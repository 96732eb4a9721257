import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Router, useParams, type BaseLocationHook, type BaseSearchHook } from 'wouter';
import { decodeSegment } from '../lib/path-segment.ts';
import { useRouting } from './routing-context.ts';
import type { StorefrontLocation } from './location.ts';

/** Connects wouter with the storefront's location, so that links and redirects of all its elements navigate together. */
export function StorefrontRouter({ children }: { children: ReactNode }) {
  const { location } = useRouting();
  const { hook, searchHook } = useMemo(() => routerHooks(location), [location]);
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  );
}

/** The named segments of the current route, decoded. */
export function useRouteParams<Name extends string>(): Record<Name, string> {
  const params = useParams();
  const decoded = Object.entries(params).map(([name, value]) => [name, decodeSegment(value ?? '')]);
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

/**
 * Escapes each `%25` once more, because wouter decodes paths and queries before our code decodes their parts. Wouter leaves a
 * malformed path or query as it is, so that is returned unchanged.
 */
function keepEscapes(pathOrQuery: string): string {
  try {
    decodeURI(pathOrQuery);
  } catch {
    return pathOrQuery;
  }
  return pathOrQuery.replaceAll('%25', '%2525');
}
