import { minutesBetween, plusMinutes, splitDateTime, toLocalDate, toLocalDateTime } from '../lib/dates.ts';
import type { LocalDate } from '../lib/local-date.ts';
import type { Tour } from '../schema/tour.ts';
import { isPastDate } from '../trip/search/past-dates.ts';

type TourCutoff = Pick<Tour, 'cutoff_hrs' | 'destination_place'>;

/**
 * Whether it is too late to book a departure: it has to be more hours ahead than the tour's cutoff. The hours are counted on
 * the clocks of the destination, as if daylight saving never changed them; if its time zone is unknown, on the visitor's.
 */
export function isInsideCutoff(
  now: Date,
  departure: { date: LocalDate; schedule: string },
  { cutoff_hrs, destination_place }: TourCutoff,
): boolean {
  const minutesAhead = minutesBetween(
    toLocalDateTime(now, destination_place?.timezone),
    `${departure.date} ${departure.schedule}`,
  );
  // Negated, so that an invalid time, for which the difference is `NaN`, is too late as well.
  return !(minutesAhead > cutoff_hrs * 60);
}

/** The departure times on a date that can still be booked. */
export function bookableTimes(
  now: Date,
  { date, times }: { date: LocalDate; times: readonly string[] },
  tour: TourCutoff,
): string[] {
  return times.filter((schedule) => !isInsideCutoff(now, { date, schedule }, tour));
}

/** Whether a date has passed, on the same clocks as in `isInsideCutoff`. */
export function isPastTourDate(
  now: Date,
  date: LocalDate,
  { destination_place }: Pick<Tour, 'destination_place'>,
): boolean {
  return isPastDate(date, toLocalDate(now, destination_place?.timezone));
}

/** The date on which the cutoff ends, counted as in `isInsideCutoff`: departures on earlier dates can no longer be booked. */
export function earliestTourDate(now: Date, { cutoff_hrs, destination_place }: TourCutoff): LocalDate {
  const cutoffEnd = plusMinutes(toLocalDateTime(now, destination_place?.timezone), cutoff_hrs * 60);
  return splitDateTime(cutoffEnd).date;
}
