import type { LocalDate } from '../../lib/local-date.ts';
import type { SearchDateName, SearchDates } from '../../trip/search/search-dates.ts';
import type { TripState } from '../state.ts';
import { prefillLegDates } from './prefill-leg-dates.ts';

/** Changes a date of the search, and clears the dates in the forms of both legs, which were for the earlier search. */
export function changeDate({ draft, search }: TripState, name: SearchDateName, date: LocalDate): void {
  setSearchDate(search, name, date);
  draft.forgetDates();
}

/** Adopts the dates in a route's query. Dates that are missing there stay unchanged. */
export function adoptDates(state: TripState, { date, returnDate, wantsReturn }: SearchDates): void {
  if (date) changeDate(state, 'date', date);
  if (returnDate) changeDate(state, 'returnDate', returnDate);
  if (wantsReturn) state.search.setWantsReturn(true);
}

/**
 * Replaces a date that has passed. The forms of both legs then start from the new dates of the search, unless the form of its
 * own leg already has the new date or a later one.
 */
export function replacePastDate(state: TripState, name: SearchDateName, date: LocalDate): void {
  const { draft, search } = state;
  const { flight, ownPickup } = draft.state[name === 'date' ? 'service' : 'return'];
  const dateInForm = flight.date || ownPickup?.date || '';
  if (dateInForm >= date) {
    setSearchDate(search, name, date);
    return;
  }
  changeDate(state, name, date);
  prefillLegDates(state, date);
}

function setSearchDate(search: TripState['search'], name: SearchDateName, date: LocalDate): void {
  if (name === 'date') search.setDate(date);
  else search.setReturnDate(date);
}
