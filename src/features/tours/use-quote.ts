import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { availabilityQuery } from '../../api/tours.ts';
import { addBlockers, chosenRate, missingAnswers } from '../../domain/quote.ts';
import { dateAfterHours } from '../../domain/dates.ts';
import { isInsideCutoff } from '../../domain/inside-cutoff.ts';
import { keptSchedule } from '../../domain/tour-days.ts';
import { useApi } from '../../shared/session-context.ts';
import { useNow } from '../../shared/use-now.ts';
import type { CarriedTour } from '../../schema/carried-cart.ts';
import type { TourLine } from '../../schema/tour-line.ts';
import type { Priced } from '../../schema/priced.ts';
import type { Tour } from '../../schema/tour.ts';
import {
  choicesAfterAdding,
  choicesAgain,
  choicesOfLine,
  startingChoices,
  type ChangeQuote,
  type QuoteChoices,
} from './quote-choices.ts';
import { useQuotePickup } from './use-quote-pickup.ts';
import { useQuoteTotal } from './use-quote-total.ts';

/** The visitor's choices, the provider's answers, and what prevents adding the tour to the cart. */
export function useQuote(
  tour: Priced<Tour>,
  startRate: string | undefined,
  edited: TourLine | undefined,
  again: CarriedTour | undefined,
) {
  const now = useNow();
  const [choices, setChoices] = useState(() => {
    if (edited) return choicesOfLine(edited);
    const starting = startingChoices(startRate, chosenRate(tour.tour_rates, startRate));
    return again ? choicesAgain(again, starting, tour.tour_rates, dateAfterHours(now, 0)) : starting;
  });
  const change = (part: Partial<QuoteChoices>) => setChoices((before) => ({ ...before, ...part }));
  // The visitor may have switched to a currency in which the tour has not loaded yet.
  const api = { ...useApi(), currency: tour.currency };
  const rate = chosenRate(tour.tour_rates, choices.rateId);
  const { date, schedule, party } = choices;
  const times = useQuoteTimes(tour, choices, change);
  const pickup = useQuotePickup(api, { tour, choices, change });
  const total = useQuoteTotal(api, { tour, rate, choices, times, pickup, now });
  const insideCutoff =
    date !== '' && schedule !== '' && isInsideCutoff(now, { date, schedule }, tour.cutoff_hrs);

  return {
    tour,
    rate,
    choices,
    party,
    change,
    times,
    pickup,
    total,
    insideCutoff,
    blockers: addBlockers({
      rateChosen: rate !== undefined,
      insideCutoff,
      outsideCoverage: pickup.outsideCoverage,
      totalLoading: total.loading || pickup.searching,
    }),
    missing: missingAnswers({
      date,
      schedule,
      pickupWanted: pickup.wanted,
      pickupChosen: pickup.location !== null,
    }),
    reset: () => setChoices(choicesAfterAdding(choices, rate)),
  };
}
export type QuoteModel = ReturnType<typeof useQuote>;

/** The departures on the selected date for the party. A selected one that is not among them is cleared. */
function useQuoteTimes(tour: Tour, choices: QuoteChoices, change: ChangeQuote) {
  const { date, schedule, party } = choices;
  const { adults, kids } = party;
  const query = useQuery({
    ...availabilityQuery(useApi(), tour.id, { date, adults, kids }),
    enabled: date !== '',
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[2] === date ? previous : undefined,
  });
  const answered = query.isPlaceholderData ? undefined : query.data;
  if (answered && schedule !== '' && keptSchedule(schedule, answered) === '') {
    change({ schedule: '', lostSchedule: schedule });
  }
  return {
    offered: query.data,
    pending: date !== '' && query.isPending,
    error: date === '' ? null : query.error,
    tryAgain: () => void query.refetch(),
  };
}
