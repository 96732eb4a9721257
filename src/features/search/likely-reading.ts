import type { LocalDate } from '../../lib/dates.ts';
import { dateOrder } from '../../lib/date-order.ts';
import { readTypedDate } from '../../lib/typed-date.ts';
import { dateLocales } from '../../i18n/date-locales.ts';
import { isPastDate } from '../../trip/search/past-dates.ts';
import { browserLanguages } from '../../platform/page/browser-languages.ts';
import { todayNow } from '../../shared/storefront/use-now.ts';

/** The two ways to read an ambiguous date such as `6/7/2026`. */
interface DateReading {
  /** The likelier date; empty if the text is not a date. */
  date: LocalDate;
  /** The other date; empty if the text is not ambiguous. */
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
