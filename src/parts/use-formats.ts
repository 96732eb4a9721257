import { formatLocalDate, formatLocalDateTime, parseTypedDate } from '../domain/dates.ts';
import { formatMoney } from '../domain/money.ts';
import { useLanguage } from '../i18n/language-provider.tsx';
import { useSession } from './session-context.ts';

/** Money, dates and times as the visitor reads them. */
export function useFormats() {
  const { currency } = useSession();
  const { dateLocale } = useLanguage();
  return {
    dateLocale,
    money: (amount: number, inCurrency = currency) => formatMoney(amount, inCurrency),
    date: (date: string) => formatLocalDate(date, dateLocale),
    dateTime: (dateTime: string) => formatLocalDateTime(dateTime, dateLocale),
    parseDate: (typed: string) => parseTypedDate(typed, dateLocale),
  };
}
