import { filterLines, keepLines } from '../../cart/filter-lines.ts';
import type { Submission } from '../../order/checkout-slice.ts';
import type { StorefrontState } from '../state.ts';
import { resetForNewCart } from './clear-cart.ts';

/**
 * Moves the booked lines out of the cart, and keeps them as the last order until they are paid. Lines that were added while
 * the order was sent stay, including unavailable ones of a trip link. `submission` is set in the same update, so
 * that no empty cart is shown before the visitor leaves.
 */
export function moveBookedLines(
  { cart, checkout, order }: Pick<StorefrontState, 'cart' | 'checkout' | 'order'>,
  submission: Submission,
  saleFingerprint: string,
): void {
  const { couponCode } = cart.state;
  const bookedLines = filterLines(cart.state, checkout.isLocked);
  keepLines(cart, (id) => !checkout.isLocked(id));
  resetForNewCart({ cart, checkout, order });
  order.setLastOrder({ cart: { ...bookedLines, couponCode }, saleFingerprint });
  checkout.setSubmission(submission);
}
