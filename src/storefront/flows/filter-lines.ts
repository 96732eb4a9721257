import type { CartLines } from '../../cart/cart-slice.ts';
import type { MutableCart } from '../../schema/cart.ts';

/** The lines whose ids match. */
export function filterLines(lists: MutableCart, matches: (id: string) => boolean): CartLines {
  const matchesLine = ({ id }: { id: string }) => matches(id);
  return {
    transfers: lists.transfers.filter(matchesLine),
    tours: lists.tours.filter(matchesLine),
    extras: lists.extras.filter(matchesLine),
  };
}
