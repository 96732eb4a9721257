import { cartCount } from '../../cart/cart-contents.ts';
import type { StorefrontState } from '../../storefront/state.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** Whether the cart goes along to the hosted page, which does not see this tab's: not while it is being ordered. */
export function hasCartToCarry({ cart, checkout }: StorefrontState): boolean {
  return cartCount(cart.state) > 0 && !checkout.isUnderWay();
}

/** The URL with the cart, unless the cart is too large for a link. */
export async function withOwnCart(storefront: Storefront, url: string): Promise<string> {
  try {
    const made = await (await import('../cart/trip-link.ts')).withCart(storefront, url);
    return made.ok ? made.link : url;
  } catch {
    return url;
  }
}
