import { addHours, format, type Locale } from 'date-fns';

/**
 * Dates and times here are text at the destination: `yyyy-MM-dd` and `yyyy-MM-dd HH:mm`. They are compared and
 * shown as they stand and never become a moment in the visitor's time zone.
 */
export type LocalDate = string;
export type LocalDateTime = string;

/** `2026-12-05` → `5 Dec 2026`. */
export function formatLocalDate(date: LocalDate, locale: Locale): string {
  return isLocalDate(date) ? format(noonOf(date), 'd MMM yyyy', { locale }) : date;
}

/** `2026-12-05 14:30:00` → `5 Dec 2026 14:30 hrs`. */
export function formatLocalDateTime(dateTime: LocalDateTime, locale: Locale): string {
  const { date, time } = splitDateTime(dateTime);
  return time ? `${formatLocalDate(date, locale)} ${time} hrs` : formatLocalDate(date, locale);
}

/** `2026-12-05 14:30:00` → `5 Dec 14:30`. */
export function formatDayAndTime(dateTime: LocalDateTime, locale: Locale): string {
  const { date, time } = splitDateTime(dateTime);
  return `${format(noonOf(date), 'd MMM', { locale })} ${time}`;
}

/** The date and `HH:mm` of `yyyy-MM-dd HH:mm[:ss]`, also with a `T` between them. */
export function splitDateTime(dateTime: LocalDateTime): { date: LocalDate; time: string } {
  const [date = '', time = ''] = dateTime.split(/[ T]/);
  return { date, time: time.slice(0, 5) };
}

/** Reads what people type: `2026-12-05`, `5/12/2026`, `5 Dec 2026`; undefined for anything else. */
export function parseTypedDate(typed: string, locale: Locale): LocalDate | undefined {
  const text = typed.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return localDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (numbers) return localDate(Number(numbers[3]), Number(numbers[2]), Number(numbers[1]));
  const words = /^(\d{1,2})\s+(?:de\s+)?([\p{L}]{3,})\.?\s+(?:de\s+)?(\d{4})$/u.exec(text);
  if (!words) return undefined;
  return localDate(Number(words[3]), monthNumber(words[2] ?? '', locale), Number(words[1]));
}

export function isLocalDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts !== null && localDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) === text;
}

/** The visitor's date and time now, plus some hours, as local text to the minute. */
export function hoursFromNow(now: Date, hours: number): LocalDateTime {
  return format(addHours(now, hours), 'yyyy-MM-dd HH:mm');
}

/** Minutes from one wall-clock time to another at the same place. */
export function minutesBetween(from: LocalDateTime, to: LocalDateTime): number {
  return (wallClock(to) - wallClock(from)) / 60_000;
}

/** The day so many days later, or earlier. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const moved = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
  return moved.toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function wallClock(dateTime: LocalDateTime): number {
  const { date, time } = splitDateTime(dateTime);
  return Date.parse(`${date}T${time || '00:00'}:00Z`);
}

/** Noon exists on every day of every time zone; midnight does not. */
function noonOf(date: LocalDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

function localDate(year: number, month: number, day: number): LocalDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 ? date.toISOString().slice(0, 10) : undefined;
}

function monthNumber(name: string, locale: Locale): number {
  const months = Array.from({ length: 12 }, (_, month) =>
    format(new Date(2026, month, 15), 'MMMM', { locale }),
  );
  return months.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3))) + 1;
}
