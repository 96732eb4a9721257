import type { CartIssue } from '../../schema/cart-snapshot.ts';
import type { ItineraryLine } from '../itinerary.ts';
import type { CartCheck } from './cart-check.ts';

/** Whether a line is no longer sold at all. A transfer can have another vehicle, and a tour that still exists another rate. */
export function isLineGone(
  { kind, cartLine }: ItineraryLine,
  issues: readonly CartIssue[],
  check: Pick<CartCheck, 'tours'>,
): boolean {
  if (!issues.some(({ code }) => code === 'not-offered')) return false;
  return kind === 'extra' || (kind === 'tour' && check.tours[cartLine.id]?.tour === 'not-found');
}
