import { minutesBetween, toLocalDateTime } from '../lib/dates.ts';
import type { LocalDate } from '../lib/local-date.ts';
import type { Tour } from '../schema/tour.ts';

/**
 * Whether it is too late to book a departure: it has to be more hours ahead than the tour's cutoff. Both times are
 * wall-clock times, so that neither daylight saving nor the visitor's time zone shifts the departure.
 */
export function isInsideCutoff(
  now: Date,
  departure: { date: LocalDate; schedule: string },
  { cutoff_hrs, destination_place }: Pick<Tour, 'cutoff_hrs' | 'destination_place'>,
): boolean {
  const minutesAhead = minutesBetween(
    toLocalDateTime(now, destination_place?.timezone),
    `${departure.date} ${departure.schedule}`,
  );
  // Negated, so that an invalid time, for which the difference is `NaN`, is too late as well.
  return !(minutesAhead > cutoff_hrs * 60);
}
