import type { CartLines } from '../../cart/cart-slice.ts';
import type { MutableCart } from '../../schema/cart.ts';
import { parseUnavailableLines, type UnavailableLine } from '../../schema/unavailable-line.ts';

/** The lines whose ids match. */
export function filterLines(lists: MutableCart, matches: (id: string) => boolean): CartLines {
  const matchesLine = ({ id }: { id: string }) => matches(id);
  return {
    transfers: lists.transfers.filter(matchesLine),
    tours: lists.tours.filter(matchesLine),
    extras: lists.extras.filter(matchesLine),
  };
}

/** The unavailable lines of trip links whose ids match. */
export function filterUnavailable(
  stored: readonly unknown[],
  matches: (id: string) => boolean,
): UnavailableLine[] {
  return parseUnavailableLines(stored).filter(({ id }) => matches(id));
}
