import type { Schedules } from '../schema/tour.ts';
import { addDays, dateAfterHours, hoursFromNow, type LocalDate, minutesBetween } from './dates.ts';
import { departuresOn } from './tour-days.ts';

/**
 * Whether it is too late to book a departure: it has to be more than `cutoffHours` ahead. Both times are wall-clock
 * times, so that neither daylight saving nor the visitor's time zone shifts the departure.
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

/** The first departure in the timetable that can still be booked; undefined if there is none. */
export function firstDeparture(
  now: Date,
  schedules: Schedules | undefined,
  cutoffHours: number,
): { date: LocalDate; schedule: string } | undefined {
  const start = dateAfterHours(now, cutoffHours);
  for (let step = 0; step <= DAYS_AHEAD; step++) {
    const date = addDays(start, step);
    const times = (departuresOn(schedules, date) ?? []).toSorted();
    const schedule = times.find((time) => !isInsideCutoff(now, { date, schedule: time }, cutoffHours));
    if (schedule !== undefined) return { date, schedule };
  }
  return undefined;
}
