/** Stores the current route: in the page's URL, or in memory, where the host page cannot see it. */
export interface RouteHistory {
  /** The current route: `/transfers?airport=CUN`. */
  read: () => string;
  push: (route: string) => void;
  replace: (route: string) => void;
  /** Goes back one step; false if there is no earlier route of this storefront. */
  back: () => boolean;
  /** Calls back when the browser changes the route (Back and Forward). Returns a function that stops listening. */
  listen: (callback: () => void) => () => void;
  /** Whether the host page's URL currently contains a route; missing from histories that never put one there. */
  isInUrl?: () => boolean;
  /**
   * Whether the route that was written last is still the current one: the host page may have moved within its own URL, such as
   * to an anchor.
   */
  isStillAtWrittenRoute?: () => boolean;
  /** Removes the route from the host page's URL, and our entries from its history as far as possible. */
  removeFromUrl?: () => void;
}
