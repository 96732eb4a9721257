import { cartCount } from '../../cart/cart-contents.ts';
import type { StorefrontState } from '../../storefront/state.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** Whether the hosted page, which cannot read this tab's storage, needs the cart. A cart that is being ordered stays here. */
export function hasCartToHandOff({ cart, checkout }: StorefrontState): boolean {
  return cartCount(cart.state) > 0 && !checkout.isOrderPending();
}

/** The URL with the cart in its fragment, unless the cart is too large for a link or the code for links fails to load. */
export async function withCartInUrl(storefront: Storefront, url: string): Promise<string> {
  try {
    const { tripLinkTo } = await import('../cart/trip-link.ts');
    const result = await tripLinkTo(storefront, url);
    return result.ok ? result.link : url;
  } catch {
    return url;
  }
}
