import { millisecondsInDay } from 'date-fns/constants';
import { localDate } from './local-date.ts';
import { monthName, type DateLocale } from './date-text.ts';
import type { LocalDate } from './dates.ts';
import { comparableText } from './typed-text.ts';

/** Whether a region writes the month of a date in numbers before its day. */
export type DateOrder = 'day-first' | 'month-first';

/** The order of the first of a browser's locales that names a region; a language alone tells nothing. */
export function dateOrder(locales: readonly string[]): DateOrder {
  const region = locales.find((locale) => /-([A-Za-z]{2}|\d{3})\b/.test(locale));
  try {
    const parts = new Intl.DateTimeFormat(region).formatToParts(0).map(({ type }) => type);
    const order = parts.filter((type) => type === 'day' || type === 'month' || type === 'year');
    return region && order[0] === 'month' ? 'month-first' : 'day-first';
  } catch {
    return 'day-first';
  }
}

/**
 * The readings of a typed date, the likelier first: `2026-12-05`, `5/12/2026`, `5/12/26`, `Sat, 5 Dec 2026`, with names of
 * any of the languages. There are two where either number can be the month, and none for anything else.
 */
export function readTypedDate(typed: string, locales: readonly DateLocale[], order: DateOrder): LocalDate[] {
  const readings = typedReadings(typed, locales);
  const likelier = order === 'month-first' ? readings.toReversed() : readings;
  return [...new Set(likelier.filter((date) => date !== undefined))];
}

/** With the day first, and with the month first if that is another date. */
function typedReadings(typed: string, locales: readonly DateLocale[]): (LocalDate | undefined)[] {
  const words = withWholeYear(withoutWeekday(typedWords(typed), locales));
  if (words.length !== 3) return [];
  const [one = 0, two = 0, three = 0] = words.map((word) =>
    /\d/.test(word) ? Number(word) : monthNumber(word, locales),
  );
  switch (words.map(kindOfWord).join(' ')) {
    case 'year number number':
      return [localDate(one, two, three)];
    case 'number number year':
      return [localDate(three, two, one), localDate(three, one, two)];
    case 'number name year':
      return [localDate(three, two, one)];
    case 'name number year':
      return [localDate(three, one, two)];
    default:
      return [];
  }
}

function kindOfWord(word: string): string {
  if (/^\d{4}$/.test(word)) return 'year';
  if (/^\d{1,2}$/.test(word)) return 'number';
  return /^\p{L}{3,}$/u.test(word) ? 'name' : word;
}

/** `Dec 25th, 2026` and `25 de dic. de 2026` → three words. */
function typedWords(typed: string): string[] {
  return comparableText(typed)
    .toLowerCase()
    .replace(/(?<=\d)(?:st|nd|rd|th|º|°)(?![\p{L}\d])/u, '')
    .replace(/\.$/, '')
    .split(/(?:\.? (?:del?|of) |[., ] ?| ?[/·-] ?)/)
    .filter((word) => word !== '');
}

function withoutWeekday(words: string[], locales: readonly DateLocale[]): string[] {
  const [first = '', ...date] = words;
  const isWeekday = ({ code }: DateLocale) => {
    const format = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' });
    const names = Array.from({ length: 7 }, (_, day) => format.format(day * millisecondsInDay));
    return names.some((name) =>
      withoutAccents(name.toLowerCase()).startsWith(withoutAccents(first).slice(0, 3)),
    );
  };
  return date.length === 3 && kindOfWord(first) === 'name' && locales.some(isWeekday) ? date : words;
}

/** Nobody travels in another century. */
function withWholeYear(words: string[]): string[] {
  if (words.some((word) => kindOfWord(word) === 'year')) return words;
  return words.map((word, index) => (index === 2 && /^\d{2}$/.test(word) ? `20${word}` : word));
}

/** 0 if it is no name of a month. */
function monthNumber(name: string, locales: readonly DateLocale[]): number {
  const months = Array.from({ length: 12 }, (_, month) =>
    locales.map((locale) => monthName(month + 1, locale, 'wide').toLowerCase()),
  );
  return months.findIndex((names) => names.some((month) => month.startsWith(name.slice(0, 3)))) + 1;
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
