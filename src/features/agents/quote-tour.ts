import type * as v from 'valibot';
import { cartSummaryQuery } from '../../api/cart-requests.ts';
import { availabilityQuery, tourQuery, toursQuery } from '../../api/tours.ts';
import type { TourListSchema, TourQuoteSchema } from '../../schema/agent-inputs.ts';
import type { Priced } from '../../schema/priced.ts';
import type { Tour } from '../../schema/tour.ts';
import { idToString } from '../../schema/wire-values.ts';
import { revalidateLinkedTour } from '../../storefront/flows/trip-link/revalidate-linked-tour.ts';
import type { RevalidationContext } from '../../storefront/flows/trip-link/revalidation-context.ts';
import { chosenRate } from '../../tours/quote-rules.ts';
import { isPastTourDate } from '../../tours/tour-cutoff.ts';
import { pickupPolicy } from '../../tours/tour-pickup.ts';
import { defaultCategory, tourRef } from '../../tours/tour-ref.ts';
import { ToolError } from './agent-tool.ts';
import { unavailableReasons } from './unavailable-reasons.ts';

/** The tours of a category, or all. */
export async function listTours(
  { api, queryClient }: RevalidationContext,
  { category, limit }: v.InferOutput<typeof TourListSchema>,
) {
  const tours = await queryClient.query(toursQuery(api, { category: category || undefined, limit }));
  return { tours: tours.map(tourFacts) };
}

/**
 * A tour with its rates; for a date, with the times that have places; and once rate and time are known as well, with the
 * provider's total.
 */
export async function quoteTour(
  context: RevalidationContext,
  input: v.InferOutput<typeof TourQuoteSchema>,
  couponCode: string,
) {
  const { api, queryClient, now } = context;
  const { date, schedule, adults, kids, infants, pickup } = input;
  const tour = await queryClient.query(tourQuery(api, idToString(input.tour), input.category || undefined));
  const facts = { ...tourFacts(tour), pickup: pickupPolicy(tour), rates: tour.tour_rates.map(rateFacts) };
  if (date === undefined) return facts;

  const isPast = isPastTourDate(now, date, tour);
  const times = isPast
    ? []
    : await queryClient.query(availabilityQuery(api, tour.id, { date, adults, kids }));
  const rate = chosenRate(tour.tour_rates, input.rate);
  if (!rate || schedule === undefined) return { ...facts, date, times };

  const choices = { tour: tourRef(tour), category: facts.category, rate: rate.id };
  const linkedTour = { ...choices, date, schedule, adults, kids, infants, pickup };
  const revalidated = await revalidateLinkedTour(context, linkedTour);
  if (!revalidated.ok) throw new ToolError(unavailableReasons[revalidated.reason]);
  const cart = { transfers: [], tours: [revalidated.line], extras: [] };
  const { summary, currency } = await queryClient.query(cartSummaryQuery(api, cart, couponCode));
  return {
    ...facts,
    date,
    times,
    total: summary.total,
    currency: currency.toUpperCase(),
    addToCart: { tour: linkedTour },
  };
}

function tourFacts(tour: Priced<Tour>) {
  return {
    tour: tourRef(tour),
    category: tour.tour_category?.slug ?? defaultCategory,
    title: tour.title,
    destination: tour.destination_place?.title,
    duration: tour.duration,
    pricesFrom: tour.show_prices ? tour.min_price : null,
    currency: tour.currency.toUpperCase(),
  };
}

function rateFacts({ id, title, base_price, price_adults, price_kids, min_pax }: Tour['tour_rates'][number]) {
  return {
    rate: id,
    title,
    perGroup: base_price,
    perAdult: price_adults,
    perKid: price_kids,
    minPeople: min_pax,
  };
}
