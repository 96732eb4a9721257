import { useSyncExternalStore } from 'react';
import { useStorefront } from './storefront.ts';

/** The query of the current route; for pieces that also stand in elements without a router. */
export function useRouteQuery(): URLSearchParams {
  const { location } = useStorefront();
  return new URLSearchParams(useSyncExternalStore(location.subscribe, () => location.search));
}
