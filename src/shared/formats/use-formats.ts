import { formatLocalDate } from '../../lib/format-local-date.ts';
import { shortWeekday, splitDateTime, type LocalDateTime } from '../../lib/dates.ts';
import type { LocalDate } from '../../lib/local-date.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useMoney } from './use-money.ts';

/** Functions that format money, dates and times for the visitor. */
export function useFormats() {
  const { dateLocale } = useLanguage();
  return {
    money: useMoney(),
    /** `5 Dec 2026`. */
    date: (date: LocalDate) => formatLocalDate(date, dateLocale),
    /** `Sat`. */
    weekday: (dateTime: LocalDateTime) => shortWeekday(splitDateTime(dateTime).date, dateLocale),
    /** `Sat 5 Dec 2026 14:30`, for appointments. */
    weekdayDateTime: (dateTime: LocalDateTime) => {
      const { date, time } = splitDateTime(dateTime);
      return `${shortWeekday(date, dateLocale)} ${formatLocalDate(date, dateLocale)} ${time}`;
    },
  };
}
