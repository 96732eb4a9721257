import type { Tour } from '../schema/tour.ts';
import { addDays, dateAfterHours } from '../lib/dates.ts';
import type { LocalDate } from '../lib/local-date.ts';
import { isInsideCutoff } from './inside-cutoff.ts';
import { departuresOn } from './timetable.ts';

/** The number of days in which a departure is looked for. */
const DAYS_AHEAD = 28;

/** The first departure in a tour's timetable that can still be booked; undefined if there is none. */
export function firstDeparture(
  now: Date,
  tour: Pick<Tour, 'schedules' | 'cutoff_hrs' | 'destination_place'>,
): { date: LocalDate; schedule: string } | undefined {
  const start = dateAfterHours(now, tour.cutoff_hrs, tour.destination_place?.timezone);
  for (let step = 0; step <= DAYS_AHEAD; step++) {
    const date = addDays(start, step);
    const times = (departuresOn(tour.schedules, date) ?? []).toSorted();
    const schedule = times.find((time) => !isInsideCutoff(now, { date, schedule: time }, tour));
    if (schedule !== undefined) return { date, schedule };
  }
  return undefined;
}
