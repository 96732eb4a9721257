import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import type { ApiContext } from '../../api/context.ts';
import { extrasQuery } from '../../api/extras.ts';
import { pickupByFlightQuery, pickupValidationQuery } from '../../api/pickup.ts';
import { airportsQuery, placeQuery } from '../../api/places.ts';
import { pricesQuery } from '../../api/prices.ts';
import { availabilityQuery, tourQuery, transportationQuery } from '../../api/tours.ts';
import { isRefused } from '../../order/checkout.ts';
import { legsOf } from '../../trip/legs.ts';
import { isAirport } from '../../trip/trip-fault.ts';
import {
  carriedDoubt,
  carriedOption,
  isOverThere,
  mergedExtras,
  renewedExtra,
  renewedTour,
  renewedTransfer,
  type Renewed,
  type TourFacts,
} from '../../cart/renewed-lines.ts';
import type { CarriedCart, CarriedExtra, CarriedTour } from '../../schema/carried-cart.ts';
import type { Place } from '../../schema/place.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { partyOf } from '../../schema/party.ts';
import type { Trip } from '../../schema/trip.ts';
import { idText } from '../../schema/wire-values.ts';
import type { CalculatedPickup } from '../../schema/transfer.ts';

/** Who asks the provider about a trip, and when. */
export interface TripQuestions {
  api: ApiContext;
  queryClient: QueryClient;
  /** Groups the questions about prices. */
  sessionToken: string;
  now: Date;
}

/** Every line of a trip link as the provider sells it now; rejects if the provider cannot be reached. */
export async function renewTrip(questions: TripQuestions, { transfers, tours, extras }: CarriedCart) {
  const [ownTransfers, ownTours, ownExtras] = await Promise.all([
    Promise.all(transfers.map((line) => withAnswer(line, renewTransfer(questions, line)))),
    Promise.all(tours.map((line) => withAnswer(line, renewTour(questions, line)))),
    renewExtras(questions, extras),
  ]);
  return { transfers: ownTransfers, tours: ownTours, extras: ownExtras };
}
export type RenewedTrip = Awaited<ReturnType<typeof renewTrip>>;

/** An answer that cannot be read concerns its line only. */
async function withAnswer<Line, Result>(carried: Line, renewing: Promise<Renewed<Result>>) {
  const renewed = await renewing.catch((error: unknown): Renewed<Result> => {
    if (error instanceof ApiError && error.code === 'bad-response')
      return { ok: false, reason: 'no-answer', title: '' };
    throw error;
  });
  return { carried, renewed };
}

async function renewTransfer(questions: TripQuestions, carried: Trip) {
  const { api, queryClient, sessionToken, now } = questions;
  const { service, return: back } = carried;
  const [from, to] = await Promise.all([
    known(queryClient.query(placeQuery(api, idText(carried.from)))),
    known(queryClient.query(placeQuery(api, idText(carried.to)))),
  ]);
  const airports = isAirportUnclear(carried, from, to)
    ? await known(queryClient.query(airportsQuery(api)))
    : undefined;
  const doubt = from && to && carriedDoubt(carried, { from, to, airports, now });
  const wireRefs = from && to && !doubt ? { from: from.ref, to: to.ref } : undefined;
  const question = {
    from: idText(carried.from),
    to: idText(carried.to),
    serviceDateTime: `${service.pickupAt}:00`,
    returnDateTime: back && `${back.pickupAt}:00`,
    ...partyOf(carried),
  };
  const answer =
    wireRefs && (await known(queryClient.query(pricesQuery(api, question, { sessionToken, wireRefs }))));
  const options = answer?.options ?? [];
  const option = carriedOption(carried, options);
  const [confirmed, calculated] = await Promise.all([
    option !== undefined && areConfirmed(questions, carried, option),
    wireRefs && option && calculatedPickup(questions, carried, wireRefs),
  ]);
  return renewedTransfer(carried, { from, to, options, confirmed, calculated, airports, now });
}

/** Whether the end that has to be an airport does not say itself that it is one. */
function isAirportUnclear({ direction }: Trip, from: Place | undefined, to: Place | undefined): boolean {
  const end = { A2H: from, H2A: to, P2P: undefined }[direction];
  return end !== undefined && isAirport(end, undefined) !== true;
}

async function areConfirmed(
  { api, queryClient }: TripQuestions,
  { service, return: back }: Trip,
  { ref: price }: PriceOption,
): Promise<boolean> {
  const pickups = [service, ...(back ? [back] : [])].map(({ pickupAt }) => pickupAt);
  const answers = await Promise.all(
    pickups.map((pickupDatetime) =>
      known(queryClient.query(pickupValidationQuery(api, { price, pickupDatetime }))),
    ),
  );
  return answers.every((answer) => answer?.valid === true);
}

function calculatedPickup(
  { api, queryClient }: TripQuestions,
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
  return known(queryClient.query(pickupByFlightQuery(api, question)));
}

async function renewTour(questions: TripQuestions, carried: CarriedTour) {
  const { api, queryClient, now } = questions;
  const { date, adults, kids } = carried;
  const query = tourQuery(api, idText(carried.tour), carried.category || undefined);
  const tour = await known(queryClient.query(query));
  const isToCome = tour && !isOverThere(date, now, tour.destination_place?.timezone);
  const [times = [], pickup] = await Promise.all([
    isToCome ? known(queryClient.query(availabilityQuery(api, tour.id, { date, adults, kids }))) : undefined,
    tour && tourPickup(questions, carried, tour.id),
  ]);
  return renewedTour(carried, { tour, times, pickup, now });
}

async function tourPickup(
  { api, queryClient }: TripQuestions,
  { pickup }: CarriedTour,
  tour: PriceOption['ref'],
): Promise<TourFacts['pickup']> {
  if (pickup === null) return 'none';
  const place = await known(queryClient.query(placeQuery(api, idText(pickup))));
  if (!place) return undefined;
  const location = { ref: place.ref, title: place.title, address: place.address };
  const ride = await known(queryClient.query(transportationQuery(api, tour, location)));
  return ride && { location, ride };
}

async function renewExtras({ api, queryClient }: TripQuestions, carried: readonly CarriedExtra[]) {
  const offered = carried.length > 0 ? await known(queryClient.query(extrasQuery(api))) : undefined;
  return mergedExtras(carried).map((line) => ({ carried: line, renewed: renewedExtra(line, offered ?? []) }));
}

/** An answer, or undefined if the provider refuses: it no longer knows what is asked about. */
async function known<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ApiError && isRefused(error)) return undefined;
    throw error;
  }
}
