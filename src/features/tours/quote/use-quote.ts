import { useQuery } from '@tanstack/react-query';
import { availabilityQuery } from '../../../api/tours.ts';
import { addBlocker, chosenRate, missingFields } from '../../../tours/quote-rules.ts';
import { isPastDate } from '../../../trip/search/past-dates.ts';
import { isInsideCutoff } from '../../../trip/inside-cutoff.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { todayNow, useNow, useToday } from '../../../shared/storefront/use-now.ts';
import type { TripLinkTour } from '../../../schema/trip-link/trip-link-format.ts';
import type { TourLine } from '../../../schema/tour-line.ts';
import type { Priced } from '../../../schema/priced.ts';
import type { Tour } from '../../../schema/tour.ts';
import {
  choicesAfterAdding,
  choicesFromLink,
  choicesOfLine,
  startingChoices,
  type ChangeQuote,
  type QuoteChoices,
} from './quote-choices.ts';
import { useRestoredChoices } from './use-restored-choices.ts';
import { useQuotePickup } from './use-quote-pickup.ts';
import { useQuoteTotal } from './use-quote-total.ts';

/** The visitor's choices, the provider's answers, and what prevents adding the tour to the cart. */
export function useQuote(
  tour: Priced<Tour>,
  startRate: string | undefined,
  edited: TourLine | undefined,
  again: TripLinkTour | undefined,
) {
  const now = useNow();
  const [choices, setChoices] = useRestoredChoices(tour.id, () => {
    if (edited) return choicesOfLine(edited);
    const starting = startingChoices(startRate, chosenRate(tour.tour_rates, startRate));
    return again ? choicesFromLink(again, starting, tour.tour_rates) : starting;
  });
  const change = (part: Partial<QuoteChoices>) => setChoices((before) => ({ ...before, ...part }));
  // The visitor may have switched to a currency in which the tour has not loaded yet.
  const api = { ...useApi(), currency: tour.currency };
  const rate = chosenRate(tour.tour_rates, choices.rateId);
  const { date, schedule, party } = choices;
  const timeZone = tour.destination_place?.timezone;
  const today = useToday(timeZone);
  const isOver = isPastDate(date, today);
  const times = useQuoteTimes(tour, choices, change);
  const pickup = useQuotePickup(api, { tour, choices, change });
  const total = useQuoteTotal(api, { tour, rate, choices, times, pickup, now });
  const insideCutoff =
    date !== '' &&
    schedule !== '' &&
    !isOver &&
    isInsideCutoff(now, { date, schedule }, tour.cutoff_hrs, timeZone);

  return {
    tour,
    rate,
    choices,
    party,
    change,
    times,
    pickup,
    total,
    today,
    isOver,
    /** The same at the moment when the tour is added: the box may have been on screen for days. */
    isLate: () =>
      isPastDate(date, todayNow(timeZone)) ||
      (schedule !== '' && isInsideCutoff(new Date(), { date, schedule }, tour.cutoff_hrs, timeZone)),
    insideCutoff,
    blocker: addBlocker({
      rateChosen: rate !== undefined,
      insideCutoff,
      outsideCoverage: pickup.outsideCoverage,
      totalLoading: total.loading || pickup.searching,
    }),
    missing: missingFields({
      date: isOver ? '' : date,
      schedule,
      pickupWanted: pickup.wanted,
      pickupChosen: pickup.location !== null,
    }),
    reset: () => setChoices(() => choicesAfterAdding(choices, rate)),
  };
}
export type QuoteModel = ReturnType<typeof useQuote>;

/** The departures on the selected date for the party. A selected one that is not among them is cleared. */
function useQuoteTimes(tour: Tour, choices: QuoteChoices, change: ChangeQuote) {
  const { date, schedule, party } = choices;
  const { adults, kids } = party;
  // Evaluated again whenever the request is about to be sent, which may be days later.
  const isUpcoming = () => date !== '' && !isPastDate(date, todayNow(tour.destination_place?.timezone));
  const query = useQuery({
    ...availabilityQuery(useApi(), tour.id, { date, adults, kids }),
    enabled: isUpcoming,
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[2] === date ? previous : undefined,
  });
  const answered = query.isPlaceholderData ? undefined : query.data;
  if (answered && schedule !== '' && !answered.includes(schedule)) {
    change({ schedule: '', unavailableSchedule: schedule });
  }
  return {
    offered: query.data,
    pending: date !== '' && query.isPending,
    error: date === '' ? null : query.error,
    tryAgain: () => {
      if (isUpcoming()) void query.refetch();
    },
  };
}
