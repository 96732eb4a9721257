import { isPastDate } from '../../../trip/search/past-dates.ts';
import { firstDeparture } from '../../../tours/first-departure.ts';
import { bookableTimes, isInsideCutoff } from '../../../tours/tour-cutoff.ts';
import type { Tour } from '../../../schema/tour.ts';
import { useNow, useToday } from '../../../shared/storefront/use-now.ts';
import type { QuoteChoices } from './quote-choices.ts';

/** Whether the chosen departure can still be booked, and which departure is the first that can. */
export function useDepartureStatus(tour: Tour, { date, schedule }: Pick<QuoteChoices, 'date' | 'schedule'>) {
  const now = useNow();
  const today = useToday(tour.destination_place?.timezone);
  const dateHasPassed = isPastDate(date, today);
  // False until both the date and the time are chosen.
  const isInsideCutoffAt = (at: Date) =>
    date !== '' && schedule !== '' && isInsideCutoff(at, { date, schedule }, tour);
  return {
    /** Today's date at the tour's destination. */
    today,
    /** The first departure in the timetable that can still be booked. */
    firstDeparture: firstDeparture(now, tour),
    /** The first of these times that can still be booked on the chosen date. */
    firstBookableTime: (times: readonly string[]) => bookableTimes(now, { date, times }, tour).toSorted()[0],
    dateHasPassed,
    /** False for a date that has passed, which its field already reports. */
    isInsideCutoff: !dateHasPassed && isInsideCutoffAt(now),
    /**
     * Whether the departure is inside the cutoff, or has left, at the moment of the call. The values above may be days old if
     * the browser has suspended the tab.
     */
    isInsideCutoffNow: () => isInsideCutoffAt(new Date()),
  };
}

export type DepartureStatus = ReturnType<typeof useDepartureStatus>;
