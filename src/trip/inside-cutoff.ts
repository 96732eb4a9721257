import { minutesBetween, toLocalDateTime, type LocalDate } from '../lib/dates.ts';

/**
 * Whether it is too late to book a departure: it has to be more than `cutoffHours` ahead. Both times are wall-clock
 * times, so that neither daylight saving nor the visitor's time zone shifts the departure.
 */
export function isInsideCutoff(
  now: Date,
  departure: { date: LocalDate; schedule: string },
  cutoffHours: number,
  timeZone?: string,
): boolean {
  const minutesAhead = minutesBetween(
    toLocalDateTime(now, timeZone),
    `${departure.date} ${departure.schedule}`,
  );
  // Negated, so that an invalid time, for which the difference is `NaN`, is too late as well.
  return !(minutesAhead > cutoffHours * 60);
}
