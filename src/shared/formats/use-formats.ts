import { formatLocalDate } from '../../lib/format-local-date.ts';
import { formatLocalDateTime, shortWeekday, splitDateTime } from '../../lib/dates.ts';
import { useLanguage } from '../../i18n/language-provider.tsx';
import { useMoney } from './use-money.ts';

/** Functions that format money, dates and times for the visitor. */
export function useFormats() {
  const { dateLocale } = useLanguage();
  return {
    money: useMoney(),
    date: (date: string) => formatLocalDate(date, dateLocale),
    dateTime: (dateTime: string) => formatLocalDateTime(dateTime, dateLocale),
    weekday: (dateTime: string) => shortWeekday(splitDateTime(dateTime).date, dateLocale),
    /** With the weekday, for appointments: `Sat 5 Dec 2026 14:30`. */
    dayAndTime: (dateTime: string) => {
      const { date, time } = splitDateTime(dateTime);
      return `${shortWeekday(date, dateLocale)} ${formatLocalDate(date, dateLocale)} ${time}`;
    },
  };
}
