import type { Schedules } from '../schema/tour.ts';
import { addDays, dateIn, hoursFromNow, type LocalDate, minutesBetween } from './dates.ts';
import { departuresOn } from './tour-days.ts';

/**
 * Whether a departure is too near to be booked: it has to be more than `cutoffHours` ahead. Both are read from a clock
 * on the wall, so that neither summer time nor the visitor's time zone moves the departure.
 */
export function isInsideCutoff(
  now: Date,
  departure: { date: LocalDate; schedule: string },
  cutoffHours: number,
): boolean {
  const ahead = minutesBetween(hoursFromNow(now, 0), `${departure.date} ${departure.schedule}`);
  return !(ahead > cutoffHours * 60);
}

const DAYS_AHEAD = 28;

/** The first departure of the timetable that can still be booked; undefined where there is none. */
export function firstDeparture(
  now: Date,
  schedules: Schedules | undefined,
  cutoffHours: number,
): { date: LocalDate; schedule: string } | undefined {
  const start = dateIn(now, cutoffHours);
  for (let step = 0; step <= DAYS_AHEAD; step++) {
    const date = addDays(start, step);
    const times = (departuresOn(schedules, date) ?? []).toSorted();
    const schedule = times.find((time) => !isInsideCutoff(now, { date, schedule: time }, cutoffHours));
    if (schedule !== undefined) return { date, schedule };
  }
  return undefined;
}
