import type { Submission } from '../slices/checkout.ts';
import type { StorefrontState } from '../state.ts';
import { linesWhere, startOver } from './cart.ts';

/** Moves the booked lines out of the cart and keeps them until they are paid; lines added in the meantime stay. */
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
