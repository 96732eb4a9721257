import type { LocalDate } from '../../lib/dates.ts';
import { dateOrder } from '../../lib/date-order.ts';
import { readTypedDate } from '../../lib/typed-date.ts';
import { dateLocales } from '../../i18n/date-locales.ts';
import { isPastDate } from '../../trip/search/past-dates.ts';
import { browserLanguages } from '../../platform/page/browser-languages.ts';
import { todayNow } from '../../shared/storefront/use-now.ts';

/** The two ways to read an ambiguous date such as `6/7/2026`, as `yyyy-MM-dd`; empty if there is none. */
interface DateReading {
  date: LocalDate;
  other: LocalDate;
}

/** Reads a date that was typed in any supported language. Of two readings, one that has not passed is more likely. */
export function likelyReading(typed: string): DateReading {
  const readings = readTypedDate(typed, dateLocales, dateOrder(browserLanguages()));
  const today = todayNow();
  const date = readings.find((reading) => !isPastDate(reading, today)) ?? readings[0] ?? '';
  const other = readings.find((reading) => reading !== date) ?? '';
  return { date, other };
}
