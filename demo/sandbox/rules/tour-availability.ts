import { weekdays, type SandboxTour } from '../data/tours/sandbox-tour.ts';
import { moves } from '../moves.ts';
import { destinationTime, isBefore } from './wall-clock.ts';

export interface Party {
  adults: number;
  kids: number;
}

/** The departures of a day that a party can still join: not past, not sold out, with enough seats. */
export function availableTimes(
  tour: SandboxTour,
  date: string,
  { adults, kids }: Party,
  now: Date,
): string[] {
  const here = destinationTime(now);
  const { soldOut, timesGone } = moves();
  const isThis = (move: { tour: string }) => move.tour === String(tour.id);
  if (soldOut.some((move) => isThis(move) && (move.date ?? date) === date)) return [];
  if (tour.soldOutIn?.includes(daysBetween(here.slice(0, 10), date))) return [];
  return departuresOn(tour, date).filter((time) => {
    const seats = tour.seatsLeft?.[time] ?? Infinity;
    if (timesGone.some((move) => isThis(move) && move.time === time)) return false;
    return adults + kids <= seats && !isBefore(`${date} ${time}`, here);
  });
}

/** The timetable of a day, regardless of the party. */
export function departuresOn(tour: SandboxTour, date: string): string[] {
  const day = weekdays[new Date(`${date}T00:00Z`).getUTCDay()];
  return (day && tour.departures[day]) ?? [];
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
