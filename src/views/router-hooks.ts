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
