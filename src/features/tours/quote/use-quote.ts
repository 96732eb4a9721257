import { chosenRate, missingFields, quoteBlocker } from '../../../tours/quote-rules.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import type { TripLinkTour } from '../../../schema/trip-link/trip-link-format.ts';
import type { TourLine } from '../../../schema/tour-line.ts';
import type { Priced } from '../../../schema/priced.ts';
import type { Tour } from '../../../schema/tour.ts';
import {
  choicesAfterAdding,
  choicesOfLinkedTour,
  choicesOfLine,
  emptyChoices,
  type QuoteChoices,
} from './quote-choices.ts';
import { useDepartureStatus } from './use-departure-status.ts';
import { useRestoredChoices } from './use-restored-choices.ts';
import { useQuotePickup } from './use-quote-pickup.ts';
import { useQuoteTimes } from './use-quote-times.ts';
import { useQuoteTotal } from './use-quote-total.ts';

interface QuoteStart {
  /** The rate that is chosen initially; undefined to leave the choice to the visitor. */
  initialRateId: string | undefined;
  /** The line of the cart that is being edited. */
  editedLine: TourLine | undefined;
  /** The unavailable tour of a trip link that is being replaced. */
  replacedTour: TripLinkTour | undefined;
}

/** The visitor's choices, the provider's answers, and what prevents adding the tour to the cart. */
export function useQuote(tour: Priced<Tour>, start: QuoteStart) {
  const [choices, setChoices] = useRestoredChoices(tour.id, () => initialChoices(tour, start));
  const change = (part: Partial<QuoteChoices>) => setChoices((before) => ({ ...before, ...part }));
  // The visitor may have switched to a currency in which the tour has not loaded yet.
  const api = { ...useApi(), currency: tour.currency };
  const rate = chosenRate(tour.tour_rates, choices.rateId);
  const departure = useDepartureStatus(tour, choices);
  const times = useQuoteTimes(tour, choices, change);
  const pickup = useQuotePickup(api, { tour, choices, change });
  const total = useQuoteTotal(api, { tour, rate, choices, departure, times, pickup });
  return {
    tour,
    rate,
    choices,
    change,
    departure,
    times,
    pickup,
    total,
    blocker: quoteBlocker({
      hasRate: rate !== undefined,
      isInsideCutoff: departure.isInsideCutoff,
      isOutsideCoverage: pickup.isOutsideCoverage,
      isTotalLoading: total.isLoading,
    }),
    missing: missingFields({
      date: departure.dateHasPassed ? '' : choices.date,
      schedule: choices.schedule,
      needsPickup: pickup.isIncluded,
      hasPickup: pickup.location !== null,
    }),
    reset: () => setChoices(() => choicesAfterAdding(choices, tour.tour_rates)),
  };
}
export type QuoteModel = ReturnType<typeof useQuote>;

function initialChoices(tour: Tour, { initialRateId, editedLine, replacedTour }: QuoteStart): QuoteChoices {
  if (editedLine) return choicesOfLine(editedLine);
  const emptyForm = emptyChoices(tour.tour_rates, initialRateId);
  return replacedTour ? choicesOfLinkedTour(replacedTour, emptyForm, tour.tour_rates) : emptyForm;
}
