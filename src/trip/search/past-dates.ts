import { toLocalDate } from '../../lib/dates.ts';
import type { LocalDate } from '../../lib/local-date.ts';
import { applicableDates, type SearchDateName, type SearchDates } from './search-dates.ts';

/** Returns the dates of a search that apply, but have passed. */
export function pastDates(search: SearchDates, today: LocalDate): SearchDateName[] {
  return applicableDates(search).filter((name) => isPastDate(search[name], today));
}

/** An empty date has not passed. `today` should be the date at the destination, if its time zone is known. */
export function isPastDate(date: LocalDate, today: LocalDate): boolean {
  return date !== '' && date < today;
}

/** Returns the first date that can be chosen: today or, for a return date, that of the outbound trip if it is later. */
export function earliestDate(name: SearchDateName, { date }: SearchDates, today: LocalDate): LocalDate {
  return name === 'returnDate' && date > today ? date : today;
}

/** Whether a date has passed at the destination; false if the time zone there is not known. */
export function isPastAtDestination(date: LocalDate, now: Date, timeZone: string | undefined): boolean {
  return timeZone !== undefined && isPastDate(date, toLocalDate(now, timeZone));
}
