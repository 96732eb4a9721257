import { weekdays, type Schedules } from '../schema/tour.ts';
import { addDays, weekdayOf } from '../lib/dates.ts';
import type { LocalDate } from '../lib/local-date.ts';

/** The weekdays without departures, 0 being Sunday. Without a timetable, any day may have departures. */
export function emptyWeekdays(schedules: Schedules | undefined): number[] {
  if (!schedules) return [];
  return weekdays.flatMap((day, index) => (schedules[day].length === 0 ? [index] : []));
}

/** The departure times of a day, `HH:mm`; undefined if the tour has no timetable. */
export function departuresOn(schedules: Schedules | undefined, date: LocalDate): string[] | undefined {
  const day = weekdays[weekdayOf(date)];
  return schedules && day ? schedules[day] : undefined;
}

/** How many of the days around a date to look up: each costs the provider a request. */
export const MAX_DAY_LOOKUPS = 6;

const MAX_DAYS_APART = 10;

/**
 * The days with departures up to `MAX_DAYS_APART` days before or after a date, nearest first. Neither the date itself nor any
 * day before `earliest` is among them. For a date before `earliest`, they are the days from `earliest` on.
 */
export function daysAround(
  schedules: Schedules | undefined,
  date: LocalDate,
  { earliest }: { earliest: LocalDate },
): LocalDate[] {
  const empty = emptyWeekdays(schedules);
  const center = date < earliest ? addDays(earliest, -1) : date;
  const steps = Array.from({ length: MAX_DAYS_APART }, (_, step) => step + 1);
  return steps
    .flatMap((step) => [addDays(center, step), addDays(center, -step)])
    .filter((day) => day >= earliest && !empty.includes(weekdayOf(day)));
}
