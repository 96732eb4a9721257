/** Where the current route is kept: in memory, so that the host page notices nothing, or in the page's address. */
export interface Address {
  /** The route with its query: `/transfers?airport=CUN`. */
  read: () => string;
  push: (route: string) => void;
  replace: (route: string) => void;
  /** Goes back one step; false where this storefront has nothing to go back to. */
  back: () => boolean;
  /** Calls back when the route changed by itself (the browser's Back and Forward). */
  listen: (changed: () => void) => () => void;
  /** Whether a place in the host page's address holds a route now; undefined where there is no such place. */
  isSet?: () => boolean;
  /** Takes the route out of the host page's address again, and what it left in the history as far as can be. */
  clear?: () => void;
}

const LONGEST_MEMORY = 50;

export function memoryAddress(initial: string): Address {
  let stack = [initial];
  return {
    read: () => stack.at(-1) ?? '/',
    push: (route) => (stack = [...stack, route].slice(-LONGEST_MEMORY)),
    replace: (route) => (stack = [...stack.slice(0, -1), route]),
    back: () => {
      if (stack.length < 2) return false;
      stack = stack.slice(0, -1);
      return true;
    },
    listen: () => () => undefined,
  };
}
