import { addDays, dateAfterHours, minutesBetween, type LocalDate } from '../../lib/dates.ts';
import type { Cart, CartTour } from '../../schema/cart.ts';
import type { Tour } from '../../schema/tour.ts';
import { daysAround } from '../../tours/timetable.ts';
import { isInsideCutoff } from '../../trip/inside-cutoff.ts';
import { tripHints, type KnownTimes } from '../issues/trip-hints.ts';

/** Each costs the provider a request. */
const MAX_LOOKUPS = 6;
/** As many as can be compared at a glance. */
const MAX_ALTERNATIVES = 3;

/** The dates whose availability to look up: those that fit best into the trip, then the nearest. */
export function candidateDates(
  cart: Cart,
  kept: CartTour,
  tour: Tour,
  { now, known }: { now: Date; known: KnownTimes },
): LocalDate[] {
  const earliest = dateAfterHours(now, tour.cutoff_hrs, tour.destination_place?.timezone);
  const { tourDate } = kept.line;
  // The search around a date excludes the date itself.
  const around = tourDate < earliest ? addDays(earliest, -1) : tourDate;
  return daysAround(tour.schedules, around, { earliest })
    .map((date) => ({ date, hints: hintCount(cart, withDate(kept, date), known) }))
    .toSorted((one, other) => one.hints - other.hints)
    .slice(0, MAX_LOOKUPS)
    .map(({ date }) => date);
}

function withDate(kept: CartTour, tourDate: LocalDate): CartTour {
  return { ...kept, line: { ...kept.line, tourDate } };
}

/** How many hints the cart would have about a tour after this change. */
function hintCount(cart: Cart, changed: CartTour, known: KnownTimes): number {
  const tours = cart.tours.map((tour) => (tour.id === changed.id ? changed : tour));
  return tripHints({ transfers: cart.transfers, tours }, known).get(changed.id)?.length ?? 0;
}

/** A departure of a tour on another date. */
export interface AlternativeDate {
  date: LocalDate;
  schedule: string;
}

/** For each date with places, the bookable departure closest to the chosen one; the first few, sorted by date. */
export function alternativeDates(
  available: readonly { date: LocalDate; times: readonly string[] }[],
  { line }: Pick<CartTour, 'line'>,
  tour: Tour,
  now: Date,
): AlternativeDate[] {
  const timeZone = tour.destination_place?.timezone;
  const isBookable = (departure: AlternativeDate) =>
    !isInsideCutoff(now, departure, tour.cutoff_hrs, timeZone);
  const distance = (schedule: string) => minutesApart(line.schedule, schedule);
  return available
    .flatMap(({ date, times }): AlternativeDate[] => {
      const bookable = times.filter((schedule) => isBookable({ date, schedule }));
      const [closest] = bookable.toSorted((one, other) => distance(one) - distance(other));
      return closest === undefined ? [] : [{ date, schedule: closest }];
    })
    .slice(0, MAX_ALTERNATIVES)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function minutesApart(one: string, other: string): number {
  const anyDay = '2000-01-01';
  return Math.abs(minutesBetween(`${anyDay} ${one}`, `${anyDay} ${other}`));
}
