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
  /** Whether the browser has moved without leaving the route that was written last: the host page navigates as well. */
  isUnchanged?: () => boolean;
  /** Removes the route from the host page's URL, and our entries from its history as far as possible. */
  removeFromUrl?: () => void;
}
