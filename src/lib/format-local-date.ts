import { isLocalDate, type LocalDate } from './local-date.ts';

// These functions avoid date-fns, which is too large for the first form.

/** The month names of a language, in the form of a date-fns locale. */
export interface DateLocale {
  code: string;
  localize: { month: (month: MonthIndex, options: { width: MonthWidth }) => string };
}
type MonthIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
type MonthWidth = 'abbreviated' | 'wide';

/** `2026-12-05` → `5 Dec 2026`; other text is unchanged. */
export function formatLocalDate(date: string, locale: DateLocale): string {
  return isLocalDate(date) ? `${dayAndMonth(date, locale)} ${date.slice(0, 4)}` : date;
}

/** `2026-12-05` → `5 Dec`. The date has to exist. */
export function dayAndMonth(date: LocalDate, locale: DateLocale): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${day} ${monthName(month, locale, 'abbreviated')}`;
}

/** 12 → `Dec` or `December`. The month is from 1 to 12. */
export function monthName(month: number, locale: DateLocale, width: MonthWidth): string {
  return locale.localize.month((month - 1) as MonthIndex, { width });
}
