import type { Submission } from '../../order/checkout-slice.ts';
import type { StorefrontState } from '../state.ts';
import { startOver } from './clear-cart.ts';
import { linesWhere, unavailableWhere } from './lines-where.ts';

/**
 * Moves the booked lines out of the cart, and keeps them as the last order until they are paid. Lines that were added while
 * the order was sent stay, including unavailable ones of a trip link. `sale` is the sale's fingerprint.
 */
export function bookLines(
  { cart, checkout, order }: Pick<StorefrontState, 'cart' | 'checkout' | 'order'>,
  submission: Submission,
  sale = '',
): void {
  const { couponCode } = cart.state;
  const bookedLines = linesWhere(cart.state, checkout.isUnderWay);
  const isNew = (id: string) => !checkout.isUnderWay(id);
  cart.setLines(linesWhere(cart.state, isNew));
  cart.setUnavailable(unavailableWhere(cart.state.unavailable, isNew));
  startOver({ cart, checkout, order });
  order.setLastOrder({ ...bookedLines, couponCode }, sale);
  checkout.setSubmission(submission);
}
