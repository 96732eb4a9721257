import type { AmbiguousDate } from '../../lib/ambiguous-date.ts';
import type { LocalDate } from '../../lib/local-date.ts';
import { currentDate } from '../../lib/dates.ts';
import { dateOrder } from '../../lib/date-order.ts';
import { possibleDates, preferredDate } from '../../lib/possible-dates.ts';
import { dateLocales } from '../../i18n/date-locales.ts';
import { isPastDate } from '../../trip/search/past-dates.ts';
import { browserLanguages } from '../../platform/page/browser-languages.ts';

interface LikelyDate {
  /** Empty if the text is not a date. */
  date: LocalDate;
  /** Undefined if the text is not ambiguous. */
  ambiguousDate: AmbiguousDate | undefined;
}

/** Parses a date that was typed in any supported language. Of two possible dates, one that has not passed is likelier. */
export function likelyDate(typed: string): LikelyDate {
  const dates = possibleDates(typed, dateLocales(), dateOrder(browserLanguages()));
  const today = currentDate();
  const { date = '', swapped } = preferredDate(dates, (possibleDate) => !isPastDate(possibleDate, today));
  return { date, ambiguousDate: swapped === undefined ? undefined : { date, swapped } };
}
