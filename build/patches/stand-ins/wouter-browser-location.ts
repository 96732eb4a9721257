/** Never called, because the `Router` above every route sets its own hooks. */
export function useBrowserLocation(): never {
  throw new Error('Routes come from the storefront: a Router above must name its hooks');
}
