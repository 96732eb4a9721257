import type { Tour } from '../schema/tour.ts';
import { addDays } from '../lib/dates.ts';
import type { LocalDate } from '../lib/local-date.ts';
import { bookableTimes, earliestTourDate } from './tour-cutoff.ts';
import { departuresOn } from './timetable.ts';

/** How many days after the first to look at. A timetable repeats weekly, but the first day's departures may be too soon. */
const DAYS_AHEAD = 7;

/** The first departure in a tour's timetable that can still be booked; undefined if there is none. */
export function firstDeparture(
  now: Date,
  tour: Pick<Tour, 'schedules' | 'cutoff_hrs' | 'destination_place'>,
): { date: LocalDate; schedule: string } | undefined {
  const start = earliestTourDate(now, tour);
  for (let step = 0; step <= DAYS_AHEAD; step++) {
    const date = addDays(start, step);
    const times = departuresOn(tour.schedules, date) ?? [];
    const [schedule] = bookableTimes(now, { date, times }, tour).toSorted();
    if (schedule !== undefined) return { date, schedule };
  }
  return undefined;
}
