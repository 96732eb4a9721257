import type { LocalDate } from '../../lib/dates.ts';

/** Whether a day has passed by the time it is used; `today` is that of the destination, as far as it is known. */
export function isPastDate(day: LocalDate, today: LocalDate): boolean {
  return day !== '' && day < today;
}

/** As the search, its form and its route call them. */
export const searchDates = ['date', 'returnDate'] as const;
export type SearchDate = (typeof searchDates)[number];

interface SearchDates extends Readonly<Record<SearchDate, LocalDate>> {
  readonly wantsReturn: boolean;
}

/** The dates of a search that are over, as far as they count. */
export function pastDates(search: SearchDates, today: LocalDate): SearchDate[] {
  return searchDates.filter(
    (name) => (name === 'date' || search.wantsReturn) && isPastDate(search[name], today),
  );
}
