import { validateStoredCart } from '../../cart/validate-stored-cart.ts';
import type { CartLists } from '../../schema/cart.ts';
import { parseUnavailableLines, type UnavailableLine } from '../../schema/unavailable-line.ts';
import type { CartLines } from '../../cart/cart-slice.ts';
import type { StorefrontState } from '../state.ts';

type CartFlow = Pick<StorefrontState, 'cart' | 'checkout' | 'order'>;

/** Removes everything except a pending order and what is known about earlier ones. */
export function clearCart({ cart, checkout, order }: CartFlow): void {
  cart.setLines(linesWhere(cart.state, checkout.isUnderWay));
  cart.setUnavailable(unavailableWhere(cart.state.unavailable, checkout.isUnderWay));
  if (!checkout.isUnderWay()) startOver({ cart, checkout, order });
}

/** Resets coupon, checkout and last order, but not the lines. */
export function startOver({ cart, checkout, order }: CartFlow): void {
  cart.resetCoupon();
  checkout.reset();
  order.setLastOrder(null);
}

/** Restores the lines of the last order, to change them or to pay in another way. Those that are no longer valid become unavailable. */
export function restoreLastOrder({ cart, order }: Pick<CartFlow, 'cart' | 'order'>): void {
  const { lastOrder } = order.state;
  if (!lastOrder) return;
  const { lines, unavailable } = validateStoredCart(lastOrder, new Date());
  Object.assign(cart.state, lastOrder, lines);
  cart.setUnavailable([...cart.state.unavailable, ...unavailable]);
  order.setLastOrder(null);
}

/** The lines whose ids match. */
export function linesWhere(lists: CartLists, matches: (id: string) => boolean): CartLines {
  const pick = <Line extends { id: string }>(lines: Line[]) => lines.filter(({ id }) => matches(id));
  return { transfers: pick(lists.transfers), tours: pick(lists.tours), extras: pick(lists.extras) };
}

/** The unavailable lines of trip links whose ids match. */
export function unavailableWhere(
  stored: readonly unknown[],
  matches: (id: string) => boolean,
): UnavailableLine[] {
  return parseUnavailableLines(stored).filter(({ id }) => matches(id));
}
