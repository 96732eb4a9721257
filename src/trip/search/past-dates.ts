import { dateAfterHours, type LocalDate } from '../../lib/dates.ts';

/** The dates of a search, as its state, its form and its route name them. */
export const searchDates = ['date', 'returnDate'] as const;
export type SearchDate = (typeof searchDates)[number];

interface SearchDates extends Readonly<Record<SearchDate, LocalDate>> {
  readonly wantsReturn: boolean;
}

/** Which dates of a search have passed. A return date counts only if the visitor wants a return trip. */
export function pastDates(search: SearchDates, today: LocalDate): SearchDate[] {
  return searchDates.filter(
    (name) => (name === 'date' || search.wantsReturn) && isPastDate(search[name], today),
  );
}

/** An empty date has not passed. `today` should be that of the destination, if its time zone is known. */
export function isPastDate(date: LocalDate, today: LocalDate): boolean {
  return date !== '' && date < today;
}

/** Whether a day has passed at the destination, if its time zone is known. */
export function isPastAtDestination(date: LocalDate, now: Date, timeZone: string | undefined): boolean {
  return timeZone !== undefined && isPastDate(date, dateAfterHours(now, 0, timeZone));
}
