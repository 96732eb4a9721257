import type { CartLists } from '../schema/cart.ts';

type Lines = Pick<CartLists, 'transfers' | 'tours' | 'extras'>;

/**
 * The cart without a line, and a function that restores the line at its position, whatever happened to the other lines
 * since. An extra that was added again in the meantime is left unchanged, because each extra has only one line.
 */
export function withoutLine(lines: Lines, id: string): { lines: Lines; putBack: (later: Lines) => Lines } {
  const transfers = without(lines.transfers, id);
  const tours = without(lines.tours, id);
  const extras = without(lines.extras, id);
  const extraOf = ({ line }: CartLists['extras'][number]) => line.extraSelected.id;
  return {
    lines: { transfers: transfers.left, tours: tours.left, extras: extras.left },
    putBack: (later) => ({
      transfers: transfers.putBack(later.transfers),
      tours: tours.putBack(later.tours),
      extras: extras.putBack(later.extras, (kept, other) => extraOf(kept) === extraOf(other)),
    }),
  };
}

function without<Kept extends { id: string }>(lines: Kept[], id: string) {
  const index = lines.findIndex((line) => line.id === id);
  const kept = lines[index];
  return {
    left: lines.filter((line) => line.id !== id),
    putBack: (later: Kept[], isSame = (one: Kept, other: Kept) => one.id === other.id): Kept[] => {
      if (!kept || later.some((line) => isSame(kept, line))) return later;
      return later.toSpliced(index, 0, kept);
    },
  };
}
