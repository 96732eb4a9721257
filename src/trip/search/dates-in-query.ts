import { isLocalDate } from '../../lib/local-date.ts';
import { searchDateNames, type SearchDateName, type SearchDates } from './search-dates.ts';

/** Whether a query contains dates of a trip, as links from other pages do; screens then move them to the visitor's search. */
export function hasDates(query: URLSearchParams): boolean {
  return searchDateNames.some((name) => query.has(name));
}

/**
 * Reads the dates in a query, which may have passed. A date that is missing or not `yyyy-MM-dd` is empty, and so is a return
 * date before the outbound one. A return date that is present but empty means a return trip on a date that is not known yet.
 */
export function datesInQuery(query: URLSearchParams): SearchDates {
  const dateOf = (name: SearchDateName) => {
    const date = query.get(name) ?? '';
    return isLocalDate(date) ? date : '';
  };
  const date = dateOf('date');
  const queryReturnDate = dateOf('returnDate');
  const returnDate = queryReturnDate >= date ? queryReturnDate : '';
  return { date, returnDate, wantsReturn: returnDate !== '' || query.get('returnDate') === '' };
}
