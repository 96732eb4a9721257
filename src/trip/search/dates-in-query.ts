import type { LocalDate } from '../../lib/dates.ts';
import { isLocalDate } from '../../lib/local-date.ts';
import { searchDates, type SearchDate } from './past-dates.ts';

/** Only links from other pages contain the dates of a trip. */
export function hasDates(query: URLSearchParams): boolean {
  return searchDates.some((name) => query.has(name));
}

export interface DatesInQuery extends Record<SearchDate, LocalDate> {
  wantsReturn: boolean;
}

/**
 * The dates in a query, which may have passed; empty if they are missing or invalid. A return date that is present but empty
 * stands for a return trip on a date that is not known yet. `normalize` turns dates in other formats into `yyyy-MM-dd`.
 */
export function datesInQuery(query: URLSearchParams, normalize = (text: string) => text): DatesInQuery {
  const dateOf = (name: SearchDate) => {
    const date = normalize(query.get(name) ?? '');
    return isLocalDate(date) ? date : '';
  };
  const date = dateOf('date');
  const back = dateOf('returnDate');
  const returnDate = back >= date ? back : '';
  return { date, returnDate, wantsReturn: returnDate !== '' || query.get('returnDate') === '' };
}
