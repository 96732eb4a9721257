import { formatLocalDate, formatLocalDateTime, parseTypedDate } from '../domain/dates.ts';
import { useLanguage } from '../i18n/language-provider.tsx';
import { useMoney } from './use-money.ts';

/** Money, dates and times as the visitor reads them. */
export function useFormats() {
  const { dateLocale } = useLanguage();
  return {
    dateLocale,
    money: useMoney(),
    date: (date: string) => formatLocalDate(date, dateLocale),
    dateTime: (dateTime: string) => formatLocalDateTime(dateTime, dateLocale),
    parseDate: (typed: string) => parseTypedDate(typed, dateLocale),
  };
}
