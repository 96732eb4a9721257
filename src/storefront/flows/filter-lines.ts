import type { CartLines, CartSlice } from '../../cart/cart-slice.ts';
import type { MutableCart } from '../../schema/cart.ts';

type IdTest = (id: string) => boolean;

/** The available lines whose ids match. */
export function filterLines(lists: MutableCart, matches: IdTest): CartLines {
  const matchesLine = ({ id }: { id: string }) => matches(id);
  return {
    transfers: lists.transfers.filter(matchesLine),
    tours: lists.tours.filter(matchesLine),
    extras: lists.extras.filter(matchesLine),
  };
}

/** Removes the lines of a cart whose ids do not match, available or not. */
export function keepLines(cart: CartSlice, matches: IdTest): void {
  cart.setLines(filterLines(cart.state, matches));
  cart.setUnavailable(cart.state.unavailable.filter(({ id }) => matches(id)));
}
