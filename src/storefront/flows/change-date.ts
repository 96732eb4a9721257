import type { LegName } from '../../trip/legs.ts';
import type { SearchDate } from '../../trip/search/past-dates.ts';
import type { StorefrontState } from '../state.ts';
import { fillDates } from './choose-price.ts';

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

/**
 * Replaces a day that has passed. Flights and pickups that were entered for a later day stay; others move to the new day.
 */
export function chooseDay(
  state: Pick<StorefrontState, 'draft' | 'search'>,
  name: SearchDate,
  day: string,
): void {
  const { draft, search } = state;
  const leg = name === 'date' ? 'service' : 'return';
  const { flight, ownPickup } = draft.state[leg];
  if ((flight.date || ownPickup?.date || '') >= day) {
    if (name === 'date') search.setDate(day);
    else search.setReturnDate(day);
    return;
  }
  changeDate(state, leg, day);
  fillDates(state, day);
}
