import { isLocalDate } from './local-date.ts';

/** The month names of a language; date-fns locales fit. */
export interface DateLocale {
  code: string;
  localize: { month: (month: MonthIndex, options: { width: 'abbreviated' | 'wide' }) => string };
}
type MonthIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** `2026-12-05` → `5 Dec 2026`. */
export function formatLocalDate(date: string, locale: DateLocale): string {
  return isLocalDate(date) ? `${dayAndMonth(date, locale)} ${date.slice(0, 4)}` : date;
}

/** In the first form too, for which date-fns and its locales are too large. */
export function dayAndMonth(date: string, locale: DateLocale): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${day} ${monthName(month, locale, 'abbreviated')}`;
}

export function monthName(month: number, locale: DateLocale, width: 'abbreviated' | 'wide'): string {
  return locale.localize.month((month - 1) as MonthIndex, { width });
}
