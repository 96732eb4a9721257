import type { CartLines } from '../../cart/cart-slice.ts';

interface Addition {
  /** The lines before and after the addition. */
  before: CartLines;
  after: CartLines;
  /** The current lines: the visitor may have changed them since. */
  now: CartLines;
}

/** The current lines without what was added; a line that has been changed since, or is being ordered, stays. */
export function undoAddition({ before, after, now }: Addition, isLocked: (id: string) => boolean): CartLines {
  const undo = <Line extends { id: string }>(earlier: Line[], later: Line[], current: Line[]): Line[] =>
    current.flatMap((line) => {
      const wasAdded = later.includes(line) && !earlier.includes(line);
      if (!wasAdded || isLocked(line.id)) return [line];
      // An extra that was in the cart already has more of it.
      return earlier.filter(({ id }) => id === line.id);
    });
  return {
    transfers: undo(before.transfers, after.transfers, now.transfers),
    tours: undo(before.tours, after.tours, now.tours),
    extras: undo(before.extras, after.extras, now.extras),
  };
}
