import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { cartSummaryQuery } from '../../../api/cart-requests.ts';
import type { ApiContext } from '../../../api/context.ts';
import { amountsDue } from '../../../order/payment/amounts-due.ts';
import { isPastDate } from '../../../trip/search/past-dates.ts';
import type { LocalDate } from '../../../lib/dates.ts';
import { firstDeparture } from '../../../tours/first-departure.ts';
import { departuresOn } from '../../../tours/timetable.ts';
import { tourLine } from '../../../tours/tour-in-cart.ts';
import { stringifyJson } from '../../../lib/json.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { currentDate } from '../../../shared/storefront/use-now.ts';
import { useHasSettled } from '../../../shared/storefront/use-debounced.ts';
import type { TourLine } from '../../../schema/tour-line.ts';
import type { Tour, TourRate } from '../../../schema/tour.ts';
import type { QuoteChoices } from './quote-choices.ts';
import type { QuotePickup } from './use-quote-pickup.ts';

const DELAY_MS = 500;

interface QuoteFacts {
  tour: Tour;
  rate: TourRate | undefined;
  choices: QuoteChoices;
  times: { offered: string[] | undefined };
  pickup: QuotePickup;
  now: Date;
  /** Today's date at the tour's destination. */
  today: LocalDate;
}

/** The total of the choices, calculated by the provider once they have not changed for half a second. */
export function useQuoteTotal(api: ApiContext, facts: QuoteFacts) {
  const { couponCode } = useCart();
  const { pickup } = facts;
  const line = lineOf(facts);
  const key = line ? stringifyJson(line) : '';
  const hasSettled = useHasSettled(key, DELAY_MS);
  const isNeeded = line !== undefined && !pickup.isOutsideCoverage;
  const query = useQuery({
    ...cartSummaryQuery(api, { transfers: [], tours: line ? [line] : [], extras: [] }, couponCode),
    enabled: () => isNeeded && !pickup.isSearching && hasSettled && !isOnPastDate(line, facts.tour),
    placeholderData: isNeeded ? keepPreviousData : undefined,
  });
  const totals = query.data?.tours[0];
  return {
    line,
    /** Whether there is a total to show: the tour can be priced, and its pickup is not too far away. */
    isNeeded,
    totals: query.data && totals && { ...totals, currency: query.data.currency },
    /** The amounts due now and later, as the cart shows them before a payment method is chosen. */
    due: query.data && amountsDue(query.data.summary, undefined),
    /** Whether the total is that of the first departure, because no date has been chosen. */
    isForFirstDate: facts.choices.date === '',
    isLoading: isNeeded && (!hasSettled || query.isFetching),
    hasFailed: isNeeded && hasSettled && query.isError && !query.isFetching,
    tryAgain: () => {
      if (line && !isOnPastDate(line, facts.tour)) void query.refetch();
    },
  };
}

function isOnPastDate({ tourDate }: TourLine, { destination_place: place }: Tour): boolean {
  return isPastDate(tourDate, currentDate(place?.timezone));
}

/** The tour as a cart line; undefined without a rate or a departure. */
function lineOf(facts: QuoteFacts): TourLine | undefined {
  const { tour, rate, choices, pickup } = facts;
  if (!rate) return undefined;
  const departure = departureOf(facts);
  if (!departure) return undefined;
  const { location, ride } = pickup;
  return tourLine({
    tour,
    rate,
    party: choices.party,
    ...departure,
    pickupLocation: location,
    transportation: ride,
  });
}

/** The chosen departure. A date or time that is not chosen yet comes from the timetable, so that there is a total at once. */
function departureOf({ tour, choices: { date, schedule }, times, now, today }: QuoteFacts) {
  if (date === '') {
    return firstDeparture(now, tour.schedules, tour.cutoff_hrs, tour.destination_place?.timezone);
  }
  if (isPastDate(date, today)) return undefined;
  const time = schedule || (times.offered ?? departuresOn(tour.schedules, date) ?? [])[0];
  return time === undefined ? undefined : { date, schedule: time };
}
