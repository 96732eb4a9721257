import { keepLines } from '../../cart/filter-lines.ts';
import type { StorefrontState } from '../state.ts';

type CartSlices = Pick<StorefrontState, 'cart' | 'checkout' | 'order'>;

/** Empties the cart, except for the lines of a pending order. The records of earlier orders stay. */
export function clearCart({ cart, checkout, order }: CartSlices): void {
  keepLines(cart, checkout.isLocked);
  if (!checkout.isOrderPending()) resetForNewCart({ cart, checkout, order });
}

/** Resets coupon, checkout and last order for a new cart; the lines stay. */
export function resetForNewCart({ cart, checkout, order }: CartSlices): void {
  cart.resetCoupon();
  checkout.reset();
  order.clearLastOrder();
}
