import type { Submission } from '../slices/checkout.ts';
import type { StorefrontState } from '../state.ts';
import { linesWhere, startOver } from './cart.ts';

/**
 * Moves the booked lines out of the cart and keeps them until they are paid; lines added in the meantime stay. `sale` is
 * its fingerprint.
 */
export function bookLines(
  { cart, checkout, order }: Pick<StorefrontState, 'cart' | 'checkout' | 'order'>,
  next: Submission,
  sale = '',
): void {
  const { couponCode } = cart.state;
  const booked = linesWhere(cart.state, checkout.isUnderWay);
  cart.setLines(linesWhere(cart.state, (id) => !checkout.isUnderWay(id)));
  startOver({ cart, checkout, order });
  order.setLastOrder({ ...booked, couponCode }, sale);
  checkout.setSubmission(next);
}
