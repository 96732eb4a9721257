import type { CartSnapshot } from '../src/schema/events.ts';

/**
 * The storefront that elements share, as a page may use it. Its state and its libraries are no part of the contract: a
 * page compiles without them.
 */
export interface Storefront {
  readonly version: string;
  /** The current route with its query. */
  readonly path: string;
  /** Goes to a path of the route table; throws a TypeError for any other. */
  navigate: (path: string, source: 'api' | 'user') => void;
  /** One step back, or home where there is nothing to go back to. */
  back: (source: 'api' | 'user') => void;
  /** A frozen copy of the cart, without personal data. */
  cartSnapshot: () => CartSnapshot;
  /** Takes everything out of the cart. */
  clearCart: () => void;
  /** Asks the provider anew for everything on screen. */
  reload: () => void;
}
