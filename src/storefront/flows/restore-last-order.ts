import { validateStoredCart } from '../../cart/validate-stored-cart.ts';
import type { StorefrontState } from '../state.ts';

/**
 * Moves the lines of the last order back to the cart, which must not have any, so that the visitor can change them or pay in
 * another way. Lines that are no longer valid become unavailable.
 */
export function restoreLastOrder({ cart, order }: Pick<StorefrontState, 'cart' | 'order'>): void {
  const { lastOrder } = order.state;
  if (!lastOrder) return;
  const { lines, unavailable } = validateStoredCart(lastOrder.cart, new Date());
  cart.setLines(lines);
  cart.setCouponCode(lastOrder.cart.couponCode);
  cart.setUnavailable([...cart.state.unavailable, ...unavailable]);
  order.clearLastOrder();
}
