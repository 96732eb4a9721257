import { weekdays, type SandboxTour } from '../data/tours/sandbox-tour.ts';
import { moves } from '../moves.ts';
import { destinationTime, isBefore } from './wall-clock.ts';

export interface Party {
  adults: number;
  kids: number;
}

/** The departures on a date that a party can still join: in the future, not sold out, with enough seats. */
export function availableTimes(
  tour: SandboxTour,
  date: string,
  { adults, kids }: Party,
  now: Date,
): string[] {
  const localNow = destinationTime(now);
  const today = localNow.slice(0, 10);
  if (isSoldOut(tour, date, today)) return [];
  return departuresOn(tour, date).filter((time) => {
    const seats = tour.seatsLeft?.[time] ?? Infinity;
    return adults + kids <= seats && !isTimeGone(tour, time) && !isBefore(`${date} ${time}`, localNow);
  });
}

function isSoldOut({ id, soldOutIn }: SandboxTour, date: string, today: string): boolean {
  const isMoved = moves().soldOut.some((move) => move.tour === String(id) && (move.date ?? date) === date);
  return isMoved || (soldOutIn?.includes(daysBetween(today, date)) ?? false);
}

function isTimeGone({ id }: SandboxTour, time: string): boolean {
  return moves().timesGone.some((move) => move.tour === String(id) && move.time === time);
}

/** The timetable of a date, whether or not there are seats left. */
export function departuresOn(tour: SandboxTour, date: string): string[] {
  const day = weekdays[new Date(`${date}T00:00Z`).getUTCDay()];
  return (day && tour.departures[day]) ?? [];
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
