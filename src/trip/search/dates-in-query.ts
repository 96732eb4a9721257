import { isLocalDate } from '../../lib/local-date.ts';
import { searchDates, type SearchDate, type SearchDates } from './search-dates.ts';

/** Whether a query contains dates of a trip. Those of links from other pages do; our own routes never do. */
export function hasDates(query: URLSearchParams): boolean {
  return searchDates.some((name) => query.has(name));
}

/**
 * Reads the dates in a query, which may have passed. A date that is missing or invalid is empty, and so is a return date
 * before the outbound one. A return date that is present but empty means a return trip on a date that is not known yet.
 * `normalize` turns dates in other formats into `yyyy-MM-dd`.
 */
export function datesInQuery(query: URLSearchParams, normalize = (text: string) => text): SearchDates {
  const dateOf = (name: SearchDate) => {
    const date = normalize(query.get(name) ?? '');
    return isLocalDate(date) ? date : '';
  };
  const date = dateOf('date');
  const queryReturnDate = dateOf('returnDate');
  const returnDate = queryReturnDate >= date ? queryReturnDate : '';
  return { date, returnDate, wantsReturn: returnDate !== '' || query.get('returnDate') === '' };
}
