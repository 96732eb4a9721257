import type { Schedules } from '../schema/tour.ts';
import { addDays, dateAfterHours, type LocalDate } from '../lib/dates.ts';
import { isInsideCutoff } from '../trip/inside-cutoff.ts';
import { departuresOn } from './timetable.ts';

/** The number of days in which a departure is looked for. */
const DAYS_AHEAD = 28;

/** The first departure in the timetable that can still be booked; undefined if there is none. */
export function firstDeparture(
  now: Date,
  schedules: Schedules | undefined,
  cutoffHours: number,
  timeZone?: string,
): { date: LocalDate; schedule: string } | undefined {
  const start = dateAfterHours(now, cutoffHours, timeZone);
  for (let step = 0; step <= DAYS_AHEAD; step++) {
    const date = addDays(start, step);
    const times = (departuresOn(schedules, date) ?? []).toSorted();
    const schedule = times.find(
      (time) => !isInsideCutoff(now, { date, schedule: time }, cutoffHours, timeZone),
    );
    if (schedule !== undefined) return { date, schedule };
  }
  return undefined;
}
