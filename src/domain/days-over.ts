import type { LocalDate } from './dates.ts';

/** Whether a day has passed by the time it is used; `today` is that of the destination, as far as it is known. */
export function isDayOver(day: LocalDate, today: LocalDate): boolean {
  return day !== '' && day < today;
}

export type SearchDate = 'date' | 'returnDate';

interface SearchDates extends Readonly<Record<SearchDate, LocalDate>> {
  readonly wantsReturn: boolean;
}

/** The dates of a search that are over, as far as they count. */
export function datesOver(search: SearchDates, today: LocalDate): SearchDate[] {
  const dates: readonly SearchDate[] = search.wantsReturn ? ['date', 'returnDate'] : ['date'];
  return dates.filter((name) => isDayOver(search[name], today));
}
