import type { CartLists } from '../../schema/cart.ts';
import type { CartLines } from '../slices/cart.ts';
import type { StorefrontState } from '../state.ts';

type CartFlow = Pick<StorefrontState, 'cart' | 'checkout' | 'order'>;

/** Removes everything except a pending order; what is known about earlier ones stays. */
export function clearCart({ cart, checkout, order }: CartFlow): void {
  cart.setLines(linesWhere(cart.state, checkout.isUnderWay));
  if (!checkout.isUnderWay()) startOver({ cart, checkout, order });
}

/** What each cart starts with, beside its lines. */
export function startOver({ cart, checkout, order }: CartFlow): void {
  cart.resetCoupon();
  checkout.reset();
  order.setLastOrder(null);
}

/** Puts the lines that were booked last back into the cart, to be changed or paid in another way. */
export function restoreLastOrder({ cart, order }: Pick<CartFlow, 'cart' | 'order'>): void {
  Object.assign(cart.state, order.state.lastOrder);
  order.setLastOrder(null);
}

/** The lines whose ids fit. */
export function linesWhere(lists: CartLists, fits: (id: string) => boolean): CartLines {
  const of = <Kept extends { id: string }>(lines: Kept[]) => lines.filter(({ id }) => fits(id));
  return { transfers: of(lists.transfers), tours: of(lists.tours), extras: of(lists.extras) };
}
