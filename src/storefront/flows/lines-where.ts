import type { CartLines } from '../../cart/cart-slice.ts';
import type { CartLists } from '../../schema/cart.ts';
import { parseUnavailableLines, type UnavailableLine } from '../../schema/unavailable-line.ts';

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
