import { toLocalDate, type LocalDate } from '../../lib/dates.ts';
import { searchDates, type SearchDate, type SearchDates } from './search-dates.ts';

/** Returns the dates of a search that have passed. A return date counts only if the visitor wants a return trip. */
export function pastDates(search: SearchDates, today: LocalDate): SearchDate[] {
  return searchDates.filter(
    (name) => (name === 'date' || search.wantsReturn) && isPastDate(search[name], today),
  );
}

/** An empty date has not passed. `today` should be the date at the destination, if its time zone is known. */
export function isPastDate(date: LocalDate, today: LocalDate): boolean {
  return date !== '' && date < today;
}

/** Returns the first date that can be chosen: today or, for a return date, that of the outbound trip if it is later. */
export function earliestDate(name: SearchDate, { date }: SearchDates, today: LocalDate): LocalDate {
  return name === 'returnDate' && date > today ? date : today;
}

/** Whether a date has passed at the destination; false if the time zone there is not known. */
export function isPastAtDestination(date: LocalDate, now: Date, timeZone: string | undefined): boolean {
  return timeZone !== undefined && isPastDate(date, toLocalDate(now, timeZone));
}
