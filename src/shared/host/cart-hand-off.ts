import { cartCount } from '../../cart/cart-contents.ts';
import type { StorefrontState } from '../../storefront/state.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** Whether to hand the cart off to the hosted page, which cannot read this tab's storage; not while it is being ordered. */
export function hasCartToHandOff({ cart, checkout }: StorefrontState): boolean {
  return cartCount(cart.state) > 0 && !checkout.isUnderWay();
}

/** The URL with the cart in its fragment, unless the cart is too large for a link. */
export async function withCartInUrl(storefront: Storefront, url: string): Promise<string> {
  try {
    const made = await (await import('../cart/trip-link.ts')).withCart(storefront, url);
    return made.ok ? made.link : url;
  } catch {
    return url;
  }
}
