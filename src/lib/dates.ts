import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { minutesInDay } from 'date-fns/constants';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { lightFormat } from 'date-fns/lightFormat';
import { isLocalDate } from './local-date.ts';
import { dayAndMonth, formatLocalDate, type DateLocale } from './date-text.ts';
import { offsetMinutes } from './zone-offset.ts';

/**
 * Dates and times are local text at the destination, `yyyy-MM-dd` and `yyyy-MM-dd HH:mm`. They are compared and shown
 * as text, and never converted to an instant in the visitor's time zone.
 */
export type LocalDate = string;
export type LocalDateTime = string;

/** `2026-12-05 14:30:00` → `5 Dec 2026 14:30 hrs`. */
export function formatLocalDateTime(dateTime: LocalDateTime, locale: DateLocale): string {
  const { date, time } = splitDateTime(dateTime);
  return time ? `${formatLocalDate(date, locale)} ${time} hrs` : formatLocalDate(date, locale);
}

/** `2026-12-05` → `Sat`. */
export function shortWeekday(date: LocalDate, locale: DateLocale): string {
  if (!isLocalDate(date)) return '';
  return new Intl.DateTimeFormat(locale.code, { weekday: 'short', timeZone: 'UTC' }).format(parseUtc(date));
}

/** `2026-12-05 14:30:00` → `5 Dec 14:30`. */
export function formatDayAndTime(dateTime: LocalDateTime, locale: DateLocale): string {
  const { date, time } = splitDateTime(dateTime);
  return `${dayAndMonth(date, locale)} ${time}`;
}

/** The date and `HH:mm` of `yyyy-MM-dd HH:mm[:ss]`, with a space or a `T` between them. */
export function splitDateTime(dateTime: LocalDateTime): { date: LocalDate; time: string } {
  const [date = '', time = ''] = dateTime.split(/[ T]/);
  return { date, time: time.slice(0, 5) };
}

/**
 * The date and time now, plus some hours, as local text to the minute: on the clocks of the destination if its time zone is
 * known, otherwise on the visitor's.
 */
export function hoursFromNow(now: Date, hours: number, timeZone?: string): LocalDateTime {
  const then = addHours(now, hours);
  if (timeZone === undefined) return lightFormat(then, 'yyyy-MM-dd HH:mm');
  return formatUtc(addMinutes(then, offsetMinutes(timeZone, then)));
}

/** The date now, plus some hours. */
export function dateAfterHours(now: Date, hours: number, timeZone?: string): LocalDate {
  return splitDateTime(hoursFromNow(now, hours, timeZone)).date;
}

/** Minutes from one wall-clock time to another at the same place; `NaN` if one of them does not exist. */
export function minutesBetween(from: LocalDateTime, to: LocalDateTime): number {
  return differenceInMinutes(parseUtc(to), parseUtc(from));
}

/** Wall-clock time some minutes later, or earlier if negative. */
export function plusMinutes(dateTime: LocalDateTime, minutes: number): LocalDateTime {
  return formatUtc(addMinutes(parseUtc(dateTime), Math.round(minutes)));
}

/** The date a number of days later, or earlier if negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return splitDateTime(plusMinutes(date, days * minutesInDay)).date;
}

/** 0 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return parseUtc(date).getUTCDay();
}

/**
 * A wall-clock time as if it were UTC, whose days all have 24 hours: the visitor's own zone may skip an hour or a day. The
 * library's `parseISO` would also read other forms, such as weeks.
 */
function parseUtc(dateTime: LocalDateTime): Date {
  const { date, time } = splitDateTime(dateTime);
  return new Date(isLocalDate(date) ? `${date}T${time || '00:00'}Z` : NaN);
}

function formatUtc(date: Date): LocalDateTime {
  return date.toISOString().slice(0, 16).replace('T', ' ');
}
