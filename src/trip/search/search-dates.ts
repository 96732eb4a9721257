import type { LocalDate } from '../../lib/local-date.ts';

/** The names of the dates of a search in its state, its form and its route. */
export const searchDateNames = ['date', 'returnDate'] as const;
export type SearchDateName = (typeof searchDateNames)[number];

/** An empty date has not been chosen. */
export interface SearchDates extends Readonly<Record<SearchDateName, LocalDate>> {
  readonly wantsReturn: boolean;
}

/** Returns the names of the dates that apply: that of the return date only if the visitor wants a return trip. */
export function applicableDates({
  wantsReturn,
}: Pick<SearchDates, 'wantsReturn'>): readonly SearchDateName[] {
  return wantsReturn ? searchDateNames : ['date'];
}
