import { isLocalDate } from '../../lib/local-date.ts';
import type { TripDates } from '../../schema/trip.ts';
import { searchDateNames, type SearchDateName, type SearchDates } from './search-dates.ts';

/** The dates of a search as a route's query. */
export function datesToQuery({ date, returnDate, wantsReturn }: SearchDates): TripDates {
  return { date: date || undefined, returnDate: wantsReturn ? returnDate : undefined };
}

/** Whether a query contains exactly the dates of a search. */
export function hasDatesOf(query: URLSearchParams, dates: SearchDates): boolean {
  const expected = datesToQuery(dates);
  return searchDateNames.every((name) => (query.get(name) ?? undefined) === expected[name]);
}

/** Whether a query contains dates of a trip. */
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
