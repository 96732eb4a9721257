import { formatLocalDate, formatLocalDateTime } from '../domain/dates.ts';
import { useLanguage } from '../i18n/language-provider.tsx';
import { useMoney } from './use-money.ts';

/** Formats money, dates and times for the visitor. */
export function useFormats() {
  const { dateLocale } = useLanguage();
  return {
    money: useMoney(),
    date: (date: string) => formatLocalDate(date, dateLocale),
    dateTime: (dateTime: string) => formatLocalDateTime(dateTime, dateLocale),
  };
}
