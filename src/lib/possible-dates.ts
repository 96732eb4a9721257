import { millisecondsInDay } from 'date-fns/constants';
import type { DateOrder } from './date-order.ts';
import { monthName, type DateLocale } from './format-local-date.ts';
import { localDate, type LocalDate } from './local-date.ts';
import { comparableText } from './comparable-text.ts';

/**
 * The dates that a typed text can mean, the likeliest first: `2026-12-05`, `5/12/2026`, `5/12/26`, `Sat, 5 Dec 2026`, with
 * the names of any of the locales. There are two if either number can be the month, and none if the text is not a date.
 */
export function possibleDates(typed: string, locales: readonly DateLocale[], order: DateOrder): LocalDate[] {
  const dates = dayFirstDates(typed, locales);
  const inOrder = order === 'month-first' ? dates.toReversed() : dates;
  return [...new Set(inOrder.filter((date) => date !== undefined))];
}

/**
 * Of the possible dates of a text, returns the first that passes a test, or the first of all if none does. `swapped` is the
 * other one, with day and month swapped; undefined if there is none.
 */
export function preferredDate(
  dates: readonly LocalDate[],
  isPreferred: (date: LocalDate) => boolean,
): { date: LocalDate | undefined; swapped: LocalDate | undefined } {
  const date = dates.find(isPreferred) ?? dates[0];
  return { date, swapped: dates.find((possibleDate) => possibleDate !== date) };
}

/** The possible dates, the one with the day first before the other; undefined for a date that does not exist. */
function dayFirstDates(typed: string, locales: readonly DateLocale[]): (LocalDate | undefined)[] {
  const words = withFullYear(withoutWeekday(wordsOf(typed), locales));
  if (words.length !== 3) return [];
  const [first = 0, second = 0, third = 0] = words.map((word) =>
    kindOf(word) === 'name' ? monthNumber(word, locales) : Number(word),
  );
  switch (words.map(kindOf).join(' ')) {
    case 'year number number':
      return [localDate(first, second, third)];
    case 'number number year':
      return [localDate(third, second, first), localDate(third, first, second)];
    case 'number name year':
      return [localDate(third, second, first)];
    case 'name number year':
      return [localDate(third, first, second)];
    default:
      return [];
  }
}

function kindOf(word: string): 'year' | 'number' | 'name' | 'other' {
  if (/^\d{4}$/.test(word)) return 'year';
  if (/^\d{1,2}$/.test(word)) return 'number';
  return /^\p{L}{3,}$/u.test(word) ? 'name' : 'other';
}

/** `Dec 25th, 2026` → `dec`, `25`, `2026`; `1ro de dic. de 2026` → `1`, `dic`, `2026`. */
function wordsOf(typed: string): string[] {
  return (
    comparableText(typed)
      .toLowerCase()
      // Ordinals.
      .replace(/(?<=\d)(?:st|nd|rd|th|e?ro|er|º|°)(?![\p{L}\d])/u, '')
      .replace(/\.$/, '')
      // Portuguese weekdays: `segunda-feira`.
      .replace('-feira', '')
      .split(/\.? (?:del?|of) |[., /·-]/)
      .filter((word) => word !== '')
  );
}

function withoutWeekday(words: string[], locales: readonly DateLocale[]): string[] {
  const [first = '', ...date] = words;
  if (date.length !== 3 || kindOf(first) !== 'name') return words;
  const abbreviation = withoutAccents(first).slice(0, 3);
  const isWeekday = locales.some((locale) =>
    weekdayNames(locale).some((name) => name.startsWith(abbreviation)),
  );
  return isWeekday ? date : words;
}

function weekdayNames({ code }: DateLocale): string[] {
  const format = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) =>
    withoutAccents(format.format(day * millisecondsInDay).toLowerCase()),
  );
}

/** A last word of two digits is a year of this century. */
function withFullYear(words: string[]): string[] {
  if (words.some((word) => kindOf(word) === 'year')) return words;
  return words.map((word, index) => (index === 2 && /^\d{2}$/.test(word) ? `20${word}` : word));
}

/**
 * The month that a name or its beginning stands for, otherwise the one that shares its first three letters, as in `decembre`.
 * 0 if there is none, or more than one: `jui` is either `juin` or `juillet` in French.
 */
function monthNumber(typed: string, locales: readonly DateLocale[]): number {
  const name = withoutAccents(typed);
  const months = monthsStartingWith(name, locales);
  const [month = 0, ...others] = months.length > 0 ? months : monthsStartingWith(name.slice(0, 3), locales);
  return others.length === 0 ? month : 0;
}

function monthsStartingWith(prefix: string, locales: readonly DateLocale[]): number[] {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  return months.filter((month) =>
    locales.some((locale) =>
      withoutAccents(monthName(month, locale, 'wide').toLowerCase()).startsWith(prefix),
    ),
  );
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
