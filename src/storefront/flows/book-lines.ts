import type { Submission } from '../../order/checkout-slice.ts';
import type { StorefrontState } from '../state.ts';
import { linesWhere, lostWhere, startOver } from './clear-cart.ts';

/**
 * Moves the booked lines out of the cart and keeps them until they are paid; whatever was added in the meantime stays,
 * unavailable lines of a trip link too. `sale` is its fingerprint.
 */
export function bookLines(
  { cart, checkout, order }: Pick<StorefrontState, 'cart' | 'checkout' | 'order'>,
  next: Submission,
  sale = '',
): void {
  const { couponCode } = cart.state;
  const booked = linesWhere(cart.state, checkout.isUnderWay);
  const isNew = (id: string) => !checkout.isUnderWay(id);
  cart.setLines(linesWhere(cart.state, isNew));
  cart.setLost(lostWhere(cart.state.lost, isNew));
  startOver({ cart, checkout, order });
  order.setLastOrder({ ...booked, couponCode }, sale);
  checkout.setSubmission(next);
}
