import type { Submission } from '../slices/checkout.ts';
import type { StorefrontState } from '../state.ts';
import { linesWhere, startOver } from './cart.ts';

/** The order is booked and kept until it is paid; lines that were added in the meantime stay in the cart. */
export function bookLines(
  { cart, checkout, order }: Pick<StorefrontState, 'cart' | 'checkout' | 'order'>,
  next: Submission,
): void {
  const { couponCode } = cart.state;
  const booked = linesWhere(cart.state, checkout.isUnderWay);
  cart.setLines(linesWhere(cart.state, (id) => !checkout.isUnderWay(id)));
  startOver({ cart, checkout, order });
  order.setLastOrder({ ...booked, couponCode });
  checkout.setSubmission(next);
}
