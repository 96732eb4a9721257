import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { minutesInDay } from 'date-fns/constants';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { lightFormat } from 'date-fns/lightFormat';
import { isLocalDate, type LocalDate } from './local-date.ts';
import { dayAndMonth, type DateLocale } from './format-local-date.ts';
import { offsetMinutes } from './zone-offset.ts';

/**
 * A wall-clock time at the destination, `yyyy-MM-dd HH:mm`. Seconds are ignored, and `T` may replace the space. Like a
 * `LocalDate`, it is never converted to an instant in the visitor's time zone.
 */
export type LocalDateTime = string;

/** `2026-12-05 14:30:00` → `5 Dec 14:30`. The date has to exist. */
export function formatDayAndTime(dateTime: LocalDateTime, locale: DateLocale): string {
  const { date, time } = splitDateTime(dateTime);
  return `${dayAndMonth(date, locale)} ${time}`;
}

/** `2026-12-05` → `Sat`; empty if the date does not exist. */
export function shortWeekday(date: LocalDate, locale: DateLocale): string {
  if (!isLocalDate(date)) return '';
  return new Intl.DateTimeFormat(locale.code, { weekday: 'short', timeZone: 'UTC' }).format(parseUtc(date));
}

/** The date and `HH:mm`; either may be empty. */
export function splitDateTime(dateTime: LocalDateTime): { date: LocalDate; time: string } {
  const [date = '', time = ''] = dateTime.split(/[ T]/);
  return { date, time: time.slice(0, 5) };
}

/** `2026-12-05 14:30` → `2026-12-05 14:30:00`. */
export function withSeconds(dateTime: LocalDateTime): LocalDateTime {
  return `${withoutSeconds(dateTime)}:00`;
}

/** `2026-12-05 14:30:00` → `2026-12-05 14:30`. */
export function withoutSeconds(dateTime: LocalDateTime): LocalDateTime {
  return dateTime.slice(0, 16);
}

/**
 * Like `withoutSeconds`, but always `yyyy-MM-dd HH:mm`: a `T` becomes a space, and a date without a time gets `00:00`. Throws a
 * RangeError if there is no such time.
 */
export function toMinutePrecision(dateTime: LocalDateTime): LocalDateTime {
  return plusMinutes(dateTime, 0);
}

/**
 * The time at an instant, to the minute: on the clocks of the destination if its time zone is known, otherwise on the
 * visitor's.
 */
export function toLocalDateTime(instant: Date, timeZone?: string): LocalDateTime {
  if (timeZone === undefined) return lightFormat(instant, 'yyyy-MM-dd HH:mm');
  return formatUtc(addMinutes(instant, offsetMinutes(timeZone, instant)));
}

/** The date at an instant; see `toLocalDateTime`. */
export function toLocalDate(instant: Date, timeZone?: string): LocalDate {
  return splitDateTime(toLocalDateTime(instant, timeZone)).date;
}

/** The date at the moment of the call; see `toLocalDateTime`. */
export function currentDate(timeZone?: string): LocalDate {
  return toLocalDate(new Date(), timeZone);
}

/** The time some hours from now, or ago if they are negative; see `toLocalDateTime`. */
export function dateTimeAfterHours(now: Date, hours: number, timeZone?: string): LocalDateTime {
  return toLocalDateTime(addHours(now, hours), timeZone);
}

/** The date some hours from now; see `toLocalDateTime`. */
export function dateAfterHours(now: Date, hours: number, timeZone?: string): LocalDate {
  return toLocalDate(addHours(now, hours), timeZone);
}

/** The minutes from one time to another at the same place; `NaN` if there is no such time. */
export function minutesBetween(from: LocalDateTime, to: LocalDateTime): number {
  return differenceInMinutes(parseUtc(to), parseUtc(from));
}

/** The time some minutes later, or earlier if they are negative. Throws a RangeError if there is no such time. */
export function plusMinutes(dateTime: LocalDateTime, minutes: number): LocalDateTime {
  return formatUtc(addMinutes(parseUtc(dateTime), Math.round(minutes)));
}

/** The date some days later, or earlier if they are negative. Throws a RangeError if the date does not exist. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return splitDateTime(plusMinutes(date, days * minutesInDay)).date;
}

/** The day of the week, from 0 (Sunday) to 6; `NaN` if the date does not exist. */
export function weekdayOf(date: LocalDate): number {
  return parseUtc(date).getUTCDay();
}

/**
 * Reads a wall-clock time as if it were UTC, where every day has 24 hours; the visitor's own zone may skip an hour or a day.
 * `parseISO` would also accept other forms, such as weeks.
 */
function parseUtc(dateTime: LocalDateTime): Date {
  const { date, time } = splitDateTime(dateTime);
  return new Date(isLocalDate(date) ? `${date}T${time || '00:00'}Z` : NaN);
}

function formatUtc(date: Date): LocalDateTime {
  return date.toISOString().slice(0, 16).replace('T', ' ');
}
