import type { CartSnapshot } from '../../../src/schema/cart-snapshot.ts';

/**
 * The public interface of the storefront that elements share. It exposes neither its state nor libraries, so that pages
 * compile without them.
 */
export interface PublicStorefront {
  /** The version of the script that created the storefront. */
  readonly version: string;
  /** The current route. */
  readonly path: string;
  /**
   * Navigates to a path of the route table; throws a TypeError for any other. The `source` is `user` if the visitor asked for
   * it: then the new screen's heading receives the focus. `booking-route-change` reports the source.
   */
  navigate: (path: string, source: 'api' | 'user') => void;
  /** Goes back one step, or home if there is no previous screen. The `source` as for `navigate`. */
  back: (source: 'api' | 'user') => void;
  /** A frozen copy of the cart, without personal data. */
  cartSnapshot: () => CartSnapshot;
  /**
   * Removes everything from the cart, except for the lines of a pending order. Only the method of `<booking-engine>` also
   * dispatches `booking-cart-change`, because events belong to an element.
   */
  clearCart: () => void;
  /** Refetches everything on screen. */
  reload: () => void;
}
