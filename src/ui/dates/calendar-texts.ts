import type { DayPickerProps } from 'react-day-picker';
import { toIsoDate } from './date-limits.ts';

/**
 * What the calendar says of dates, in the browser's words for a language. The library's own words come with rules for
 * reading dates, distances and much else.
 */
export function calendarTexts(code: string): Pick<DayPickerProps, 'locale' | 'weekStartsOn' | 'dateLib'> {
  const inWords = (date: Date, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(code, parts).format(date);
  const patterns: Record<string, (date: Date) => string> = {
    d: (date) => String(date.getDate()),
    'yyyy-MM': (date) => toIsoDate(date).slice(0, 7),
    'LLLL y': (date) => `${inWords(date, { month: 'long' })} ${toIsoDate(date).slice(0, 4)}`,
    cccc: (date) => inWords(date, { weekday: 'long' }),
    cccccc: (date) => inWords(date, { weekday: 'short' }).slice(0, 2),
  };
  const format = (date: Date, pattern: string) => (patterns[pattern] ?? toIsoDate)(date);
  return { locale: { code }, weekStartsOn: firstWeekdays[code] ?? monday, dateLib: { format } };
}

const monday = 1;
/** Of languages whose weeks begin on another day. */
const firstWeekdays: Partial<Record<string, 0>> = { en: 0 };
