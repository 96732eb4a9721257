import type { CartLines, CartSlice } from './cart-slice.ts';

type IdTest = (id: string) => boolean;

/** The available lines of a cart whose ids match. */
export function filterLines(cart: CartLines, matches: IdTest): CartLines {
  const matchesLine = ({ id }: { id: string }) => matches(id);
  return {
    transfers: cart.transfers.filter(matchesLine),
    tours: cart.tours.filter(matchesLine),
    extras: cart.extras.filter(matchesLine),
  };
}

/** Removes the lines of a cart whose ids do not match, available or not. */
export function keepLines(cart: CartSlice, matches: IdTest): void {
  cart.setLines(filterLines(cart.state, matches));
  cart.setUnavailable(cart.state.unavailable.filter(({ id }) => matches(id)));
}
