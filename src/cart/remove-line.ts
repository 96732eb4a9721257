import type { CartExtra } from '../schema/cart.ts';
import { isSameId } from '../schema/wire-values.ts';
import type { CartLines } from './cart-slice.ts';
import { filterLines } from './filter-lines.ts';

interface RemovedLine {
  /** The lines that remain. */
  lines: CartLines;
  /** Restores the line at its position, whatever happened to the other lines since. */
  restore: (currentLines: CartLines) => CartLines;
}

/**
 * The lines of a cart without one of them, and a function that restores it. Restoring an extra changes nothing if it was
 * added again in the meantime, because each extra has only one line.
 */
export function removeLine(cart: CartLines, id: string): RemovedLine {
  // Read now, because the cart may be the state itself, whose lines are replaced later.
  const { transfers, tours, extras } = cart;
  const hasSameId = (line: { id: string }, other: { id: string }) => line.id === other.id;
  const isSameExtra = (extra: CartExtra, other: CartExtra) =>
    isSameId(extra.line.extraSelected.id, other.line.extraSelected.id);
  return {
    lines: filterLines(cart, (lineId) => lineId !== id),
    restore: (currentLines) => ({
      transfers: withRestored(currentLines.transfers, transfers, id, hasSameId),
      tours: withRestored(currentLines.tours, tours, id, hasSameId),
      extras: withRestored(currentLines.extras, extras, id, isSameExtra),
    }),
  };
}

/** The current lines with one of the earlier lines at its former position, unless they contain it. */
function withRestored<CartLine extends { id: string }>(
  currentLines: CartLine[],
  earlierLines: CartLine[],
  id: string,
  isSame: (line: CartLine, other: CartLine) => boolean,
): CartLine[] {
  const index = earlierLines.findIndex((line) => line.id === id);
  const removedLine = earlierLines[index];
  if (!removedLine || currentLines.some((line) => isSame(removedLine, line))) return currentLines;
  return currentLines.toSpliced(index, 0, removedLine);
}
