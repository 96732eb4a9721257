import { useSyncExternalStore } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import type { StorefrontLocation } from '../parts/storefront.ts';

/** The location as wouter's hooks; redirects and links of every element move the same location. */
export function routerHooks(location: StorefrontLocation): {
  hook: BaseLocationHook;
  searchHook: BaseSearchHook;
} {
  return {
    hook: function useLocation() {
      return [useSyncExternalStore(location.subscribe, () => location.path), location.navigate];
    },
    searchHook: function useSearch() {
      return useSyncExternalStore(location.subscribe, () => location.search);
    },
  };
}
