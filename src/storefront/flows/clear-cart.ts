import type { StorefrontState } from '../state.ts';
import { keepLines } from './filter-lines.ts';

type CartSlices = Pick<StorefrontState, 'cart' | 'checkout' | 'order'>;

/** Empties the cart, except for the lines of an order that is under way. The records of earlier orders stay. */
export function clearCart({ cart, checkout, order }: CartSlices): void {
  keepLines(cart, checkout.isLocked);
  if (!checkout.isOrderPending()) startOver({ cart, checkout, order });
}

/** Resets coupon, checkout and last order, but not the lines. */
export function startOver({ cart, checkout, order }: CartSlices): void {
  cart.resetCoupon();
  checkout.reset();
  order.clearLastOrder();
}
