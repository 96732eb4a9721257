/* The build replaces wouter's browser location, which would change the page, with this: `build/shared-config.ts`. */

/** Never called: a `Router` above every route provides the storefront's location. */
export function useBrowserLocation(): never {
  throw new Error('Routes come from the storefront: a Router above must name its hooks');
}

/** Never called either. */
export function useSearch(): never {
  return useBrowserLocation();
}
