import { parseCarriedLine, writtenLine, type CarriedLine, type CarriedTour } from '../schema/carried-cart.ts';
import type { TourPageRef } from '../schema/cart.ts';
import type { LostLine } from '../schema/unavailable-line.ts';
import { parseJson, stringifyJson } from '../lib/json.ts';
import { idText } from '../schema/wire-values.ts';

/** A line of a trip link that can no longer be had, to keep beside the others. */
export function lostLine(
  id: string,
  { part, carried }: CarriedLine,
  { reason, title }: Pick<LostLine, 'reason' | 'title'>,
): LostLine {
  return { id, part, reason, title, carried: stringifyJson(writtenLine({ part, carried } as CarriedLine)) };
}

/** What was chosen in such a line; undefined if the tab's storage has spoilt it. */
export function lostService({ part, carried }: LostLine): CarriedLine | undefined {
  return parseCarriedLine(part, parseJson(carried)?.value);
}

/** Where a tour was chosen, and can be chosen again. */
export function tourPage({ tour, category }: CarriedTour, ownCategory = 'tours'): TourPageRef {
  return { category: category || ownCategory, tour: idText(tour) };
}
