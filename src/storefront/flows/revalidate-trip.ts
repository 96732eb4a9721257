import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import type { ApiContext } from '../../api/context.ts';
import { extrasQuery } from '../../api/extras.ts';
import { pickupByFlightQuery, pickupValidationQuery } from '../../api/pickup.ts';
import { airportsQuery, placeQuery } from '../../api/places.ts';
import { pricesQuery } from '../../api/prices.ts';
import { availabilityQuery, tourQuery, transportationQuery } from '../../api/tours.ts';
import { isRefused } from '../../order/checkout-failure.ts';
import { legsOf } from '../../trip/legs.ts';
import { isAirport } from '../../trip/trip-problem.ts';
import {
  linkedTransferProblem,
  stillOfferedOption,
  isPastAtDestination,
  mergeExtras,
  revalidateExtra,
  revalidateTour,
  revalidateTransfer,
  type Revalidated,
  type TourFacts,
} from '../../cart/trip-link/revalidate-lines.ts';
import type { TripLinkCart, TripLinkExtra, TripLinkTour } from '../../schema/trip-link/trip-link-format.ts';
import type { Place } from '../../schema/place.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { partyOf } from '../../schema/party.ts';
import type { Trip } from '../../schema/trip.ts';
import { idText } from '../../schema/wire-values.ts';
import type { CalculatedPickup } from '../../schema/pickup-answers.ts';

/** What requests about a trip depend on. */
export interface RevalidationContext {
  api: ApiContext;
  queryClient: QueryClient;
  /** Groups the price requests. */
  sessionToken: string;
  now: Date;
}

/** Every line of a trip link as the provider sells it now; rejects if the provider cannot be reached. */
export async function revalidateTrip(
  context: RevalidationContext,
  { transfers, tours, extras }: TripLinkCart,
) {
  const [ownTransfers, ownTours, ownExtras] = await Promise.all([
    Promise.all(transfers.map((line) => tolerateBadResponse(line, fetchTransfer(context, line)))),
    Promise.all(tours.map((line) => tolerateBadResponse(line, fetchTour(context, line)))),
    fetchExtras(context, extras),
  ]);
  return { transfers: ownTransfers, tours: ownTours, extras: ownExtras };
}
export type RevalidatedTrip = Awaited<ReturnType<typeof revalidateTrip>>;

/** A malformed answer affects its line only. */
async function tolerateBadResponse<Line, Result>(carried: Line, revalidation: Promise<Revalidated<Result>>) {
  const revalidated = await revalidation.catch((error: unknown): Revalidated<Result> => {
    if (error instanceof ApiError && error.code === 'bad-response')
      return { ok: false, reason: 'no-answer', title: '' };
    throw error;
  });
  return { carried, revalidated };
}

async function fetchTransfer(context: RevalidationContext, carried: Trip) {
  const { api, queryClient, sessionToken, now } = context;
  const { service, return: back } = carried;
  const [from, to] = await Promise.all([
    unlessRefused(queryClient.query(placeQuery(api, idText(carried.from)))),
    unlessRefused(queryClient.query(placeQuery(api, idText(carried.to)))),
  ]);
  const airports = isAirportUnclear(carried, from, to)
    ? await unlessRefused(queryClient.query(airportsQuery(api)))
    : undefined;
  const problem = from && to && linkedTransferProblem(carried, { from, to, airports, now });
  const wireRefs = from && to && !problem ? { from: from.ref, to: to.ref } : undefined;
  const question = {
    from: idText(carried.from),
    to: idText(carried.to),
    serviceDateTime: `${service.pickupAt}:00`,
    returnDateTime: back && `${back.pickupAt}:00`,
    ...partyOf(carried),
  };
  const answer =
    wireRefs &&
    (await unlessRefused(queryClient.query(pricesQuery(api, question, { sessionToken, wireRefs }))));
  const options = answer?.options ?? [];
  const option = stillOfferedOption(carried, options);
  const [confirmed, calculated] = await Promise.all([
    option !== undefined && areConfirmed(context, carried, option),
    wireRefs && option && calculatedPickup(context, carried, wireRefs),
  ]);
  return revalidateTransfer(carried, { from, to, options, confirmed, calculated, airports, now });
}

/** Whether the end that must be an airport is not marked as one. */
function isAirportUnclear({ direction }: Trip, from: Place | undefined, to: Place | undefined): boolean {
  const end = { A2H: from, H2A: to, P2P: undefined }[direction];
  return end !== undefined && isAirport(end, undefined) !== true;
}

async function areConfirmed(
  { api, queryClient }: RevalidationContext,
  { service, return: back }: Trip,
  { ref: price }: PriceOption,
): Promise<boolean> {
  const pickups = [service, ...(back ? [back] : [])].map(({ pickupAt }) => pickupAt);
  const answers = await Promise.all(
    pickups.map((pickupDatetime) =>
      unlessRefused(queryClient.query(pickupValidationQuery(api, { price, pickupDatetime }))),
    ),
  );
  return answers.every((answer) => answer?.valid === true);
}

function calculatedPickup(
  { api, queryClient }: RevalidationContext,
  { direction, service: { flight } }: Trip,
  ends: { from: PriceOption['ref']; to: PriceOption['ref'] },
): Promise<CalculatedPickup | undefined> | undefined {
  const [leg] = legsOf(direction, false);
  if (!flight || !leg?.flight) return undefined;
  const question = {
    ...ends,
    flightDatetime: `${flight.at}:00`,
    flightTrip: leg.flight,
    flightType: flight.flightType,
  };
  return unlessRefused(queryClient.query(pickupByFlightQuery(api, question)));
}

async function fetchTour(context: RevalidationContext, carried: TripLinkTour) {
  const { api, queryClient, now } = context;
  const { date, adults, kids } = carried;
  const query = tourQuery(api, idText(carried.tour), carried.category || undefined);
  const tour = await unlessRefused(queryClient.query(query));
  const isUpcoming = tour && !isPastAtDestination(date, now, tour.destination_place?.timezone);
  const [times = [], pickup] = await Promise.all([
    isUpcoming
      ? unlessRefused(queryClient.query(availabilityQuery(api, tour.id, { date, adults, kids })))
      : undefined,
    tour && tourPickup(context, carried, tour.id),
  ]);
  return revalidateTour(carried, { tour, times, pickup, now });
}

async function tourPickup(
  { api, queryClient }: RevalidationContext,
  { pickup }: TripLinkTour,
  tour: PriceOption['ref'],
): Promise<TourFacts['pickup']> {
  if (pickup === null) return 'none';
  const place = await unlessRefused(queryClient.query(placeQuery(api, idText(pickup))));
  if (!place) return undefined;
  const location = { ref: place.ref, title: place.title, address: place.address };
  const ride = await unlessRefused(queryClient.query(transportationQuery(api, tour, location)));
  return ride && { location, ride };
}

async function fetchExtras({ api, queryClient }: RevalidationContext, carried: readonly TripLinkExtra[]) {
  const offered = carried.length > 0 ? await unlessRefused(queryClient.query(extrasQuery(api))) : undefined;
  return mergeExtras(carried).map((line) => ({
    carried: line,
    revalidated: revalidateExtra(line, offered ?? []),
  }));
}

/** An answer, or undefined if the provider refuses because it no longer knows what the request is about. */
async function unlessRefused<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ApiError && isRefused(error)) return undefined;
    throw error;
  }
}
