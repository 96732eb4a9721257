import type { LegName } from '../../domain/legs.ts';
import type { StorefrontState } from '../state.ts';

/** Changes a date of the search; flights and pickups that were started for another date follow. */
export function changeDate(
  { draft, search }: Pick<StorefrontState, 'draft' | 'search'>,
  leg: LegName,
  date: string,
): void {
  if (leg === 'service') search.setDate(date);
  else search.setReturnDate(date);
  draft.forgetDates();
}
