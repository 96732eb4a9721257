import type { LocalDate } from '../../lib/local-date.ts';

/** The dates of a search, by the names that its state, its form and its route give them. */
export const searchDates = ['date', 'returnDate'] as const;
export type SearchDate = (typeof searchDates)[number];

/** An empty date has not been chosen. */
export interface SearchDates extends Readonly<Record<SearchDate, LocalDate>> {
  readonly wantsReturn: boolean;
}

/** Returns the dates that apply: a return date only if the visitor wants a return trip. */
export function applicableDates({ wantsReturn }: Pick<SearchDates, 'wantsReturn'>): readonly SearchDate[] {
  return wantsReturn ? searchDates : ['date'];
}
