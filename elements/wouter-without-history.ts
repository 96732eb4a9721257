/**
 * Stands in for wouter's browser location in every build. The original replaces `history.pushState` of the host page as
 * soon as it is imported; our routes live in a location of our own, so nothing here is ever called.
 */
export function useBrowserLocation(): never {
  throw new Error('Routes come from the storefront: a Router above must name its hooks');
}

export const useSearch = useBrowserLocation;
