import { minutesBetween } from '../../lib/dates.ts';
import type { LocalDate } from '../../lib/local-date.ts';
import type { Cart, CartTour } from '../../schema/cart.ts';
import type { Tour } from '../../schema/tour.ts';
import { bookableTimes, earliestTourDate } from '../../tours/tour-cutoff.ts';
import { daysAround, MAX_DAY_LOOKUPS } from '../../tours/timetable.ts';
import type { KnownDurations } from '../issues/known-durations.ts';
import { tripHints } from '../issues/trip-hints.ts';
import { MAX_ALTERNATIVES } from './repairs.ts';

/** The dates whose availability to look up: those that fit best into the trip, then the nearest. */
export function candidateDates(
  cart: Cart,
  cartTour: CartTour,
  tour: Tour,
  { now, knownDurations }: { now: Date; knownDurations: KnownDurations },
): LocalDate[] {
  return daysAround(tour.schedules, cartTour.line.tourDate, { earliest: earliestTourDate(now, tour) })
    .map((date) => ({ date, hints: hintCount(cart, withDate(cartTour, date), knownDurations) }))
    .toSorted((a, b) => a.hints - b.hints)
    .slice(0, MAX_DAY_LOOKUPS)
    .map(({ date }) => date);
}

function withDate(cartTour: CartTour, tourDate: LocalDate): CartTour {
  return { ...cartTour, line: { ...cartTour.line, tourDate } };
}

/** The number of hints about a tour, once it is changed. */
function hintCount(cart: Cart, changed: CartTour, knownDurations: KnownDurations): number {
  const tours = cart.tours.map((tour) => (tour.id === changed.id ? changed : tour));
  return tripHints({ transfers: cart.transfers, tours }, knownDurations).get(changed.id)?.length ?? 0;
}

/** A departure of a tour on another date. */
export interface AlternativeDate {
  date: LocalDate;
  schedule: string;
}

/**
 * The bookable departures of a tour on the first few of the available dates, sorted by date. Of each date, it is the one
 * closest to the chosen time.
 */
export function alternativeDates(
  availableDates: readonly { date: LocalDate; times: readonly string[] }[],
  { line }: Pick<CartTour, 'line'>,
  tour: Tour,
  now: Date,
): AlternativeDate[] {
  const distance = (schedule: string) => minutesApart(line.schedule, schedule);
  return availableDates
    .flatMap((available): AlternativeDate[] => {
      const bookable = bookableTimes(now, available, tour);
      const [closest] = bookable.toSorted((a, b) => distance(a) - distance(b));
      return closest === undefined ? [] : [{ date: available.date, schedule: closest }];
    })
    .slice(0, MAX_ALTERNATIVES)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function minutesApart(schedule: string, other: string): number {
  const anyDay = '2000-01-01';
  return Math.abs(minutesBetween(`${anyDay} ${schedule}`, `${anyDay} ${other}`));
}
