import { weekdays, type Schedules } from '../schema/tour.ts';
import { addDays, weekdayOf, type LocalDate } from './dates.ts';

/** The days of the week without a departure, 0 being Sunday; none where there is no timetable. */
export function emptyWeekdays(schedules: Schedules | undefined): number[] {
  if (!schedules) return [];
  return weekdays.flatMap((day, index) => (schedules[day].length === 0 ? [index] : []));
}

/** The timetable of a day; undefined where there is none at all. */
export function departuresOn(schedules: Schedules | undefined, date: LocalDate): string[] | undefined {
  const day = weekdays[weekdayOf(date)];
  return schedules && day ? schedules[day] : undefined;
}

/** The days around a date on which the timetable has departures, the nearest first and none before `earliest`. */
export function daysAround(
  schedules: Schedules | undefined,
  date: LocalDate,
  { earliest, reach = 10 }: { earliest: LocalDate; reach?: number },
): LocalDate[] {
  const empty = emptyWeekdays(schedules);
  const steps = Array.from({ length: reach }, (_, step) => step + 1);
  return steps
    .flatMap((step) => [addDays(date, step), addDays(date, -step)])
    .filter((day) => day >= earliest && !empty.includes(weekdayOf(day)));
}

/** The chosen time, as long as it is among those on offer. */
export function keptSchedule(schedule: string, offered: readonly string[]): string {
  return offered.includes(schedule) ? schedule : '';
}
