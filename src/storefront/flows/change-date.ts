import type { LegName } from '../../domain/legs.ts';
import type { StorefrontState } from '../state.ts';

/** Adopts the dates of a link, as far as it has any. */
export function adoptDates(
  state: Pick<StorefrontState, 'draft' | 'search'>,
  { date, returnDate, wantsReturn }: Record<'date' | 'returnDate', string> & { wantsReturn: boolean },
): void {
  if (date) changeDate(state, 'service', date);
  if (returnDate) changeDate(state, 'return', returnDate);
  if (wantsReturn) state.search.setWantsReturn(true);
}

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
