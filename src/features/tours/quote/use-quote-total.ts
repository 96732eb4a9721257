import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { cartSummaryQuery } from '../../../api/cart-requests.ts';
import type { ApiContext } from '../../../api/context.ts';
import { amountsDue } from '../../../order/payment/amounts-due.ts';
import { departuresOn } from '../../../tours/timetable.ts';
import { isPastTourDate } from '../../../tours/tour-cutoff.ts';
import { tourLine } from '../../../tours/tour-lines.ts';
import { stringifyJson } from '../../../lib/json.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useHasSettled } from '../../../shared/storefront/use-debounced.ts';
import type { TourLine } from '../../../schema/tour-line.ts';
import type { Tour, TourRate } from '../../../schema/tour.ts';
import type { QuoteChoices } from './quote-choices.ts';
import type { DepartureStatus } from './use-departure-status.ts';
import type { QuotePickup } from './use-quote-pickup.ts';

const DELAY_MS = 500;

interface QuoteFacts {
  tour: Tour;
  rate: TourRate | undefined;
  choices: QuoteChoices;
  departure: DepartureStatus;
  times: { offered: string[] | undefined };
  pickup: QuotePickup;
}

/** The total of the choices, calculated by the provider once they have not changed for half a second. */
export function useQuoteTotal(api: ApiContext, facts: QuoteFacts) {
  const { couponCode } = useCart();
  const { pickup } = facts;
  const line = lineOf(facts);
  const key = line ? stringifyJson(line) : '';
  const hasSettled = useHasSettled(key, DELAY_MS);
  const canBePriced = line !== undefined && !pickup.isOutsideCoverage;
  // Evaluated whenever the request is about to be sent, which may be days later.
  const isUpcoming = () => line !== undefined && !isPastTourDate(new Date(), line.tourDate, facts.tour);
  const query = useQuery({
    ...cartSummaryQuery(api, { transfers: [], tours: line ? [line] : [], extras: [] }, couponCode),
    enabled: () => canBePriced && !pickup.isLookingUpRide && hasSettled && isUpcoming(),
    placeholderData: canBePriced ? keepPreviousData : undefined,
  });
  const totals = query.data?.tours[0];
  return {
    line,
    /** Whether the provider can calculate a total: the choices make a line, and its pickup is not too far away. */
    canBePriced,
    totals: query.data && totals && { ...totals, currency: query.data.currency },
    /** The amounts due now and later, as the cart shows them before a payment method is chosen. */
    due: query.data && amountsDue(query.data.summary, undefined),
    /** Whether the total is that of the first departure, because no date has been chosen. */
    isForFirstDate: facts.choices.date === '',
    /** Also while the pickup is being looked up, which the total depends on. */
    isLoading: canBePriced && (pickup.isLookingUpRide || !hasSettled || query.isFetching),
    hasFailed: canBePriced && hasSettled && query.isError && !query.isFetching,
    tryAgain: () => {
      if (isUpcoming()) void query.refetch();
    },
  };
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

/**
 * The departure to price. Before a date is chosen, it is the first in the timetable; before a time is chosen, the first
 * that is offered on the date and can still be booked. Thus there is a total at once.
 */
function departureOf({ tour, choices: { date, schedule }, departure, times }: QuoteFacts) {
  if (date === '') return departure.firstDeparture;
  if (departure.dateHasPassed) return undefined;
  const time =
    schedule || departure.firstBookableTime(times.offered ?? departuresOn(tour.schedules, date) ?? []);
  return time === undefined ? undefined : { date, schedule: time };
}
