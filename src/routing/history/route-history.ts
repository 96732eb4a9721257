/** Where the current route is kept: in memory, so that the host page notices nothing, or in the page's URL. */
export interface RouteHistory {
  /** The current route: `/transfers?airport=CUN`. */
  read: () => string;
  push: (route: string) => void;
  replace: (route: string) => void;
  /** Goes back one step; false where this storefront has nothing to go back to. */
  back: () => boolean;
  /** Calls back when the browser changes the route (Back and Forward). */
  listen: (changed: () => void) => () => void;
  /** Whether the host page's URL holds a route now; missing where it never does. */
  isInUrl?: () => boolean;
  /** Removes the route from the host page's URL, and our entries from its history as far as possible. */
  removeFromUrl?: () => void;
}
