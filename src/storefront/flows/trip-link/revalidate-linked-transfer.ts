import { pickupByFlightQuery, pickupValidationQuery } from '../../../api/pickup.ts';
import { airportsQuery, placeQuery } from '../../../api/places.ts';
import { pricesQuery, type WireRefs } from '../../../api/prices.ts';
import { linkedTransferProblem, stillOfferedOption } from '../../../cart/trip-link/linked-transfer.ts';
import type { Revalidation } from '../../../cart/trip-link/revalidation.ts';
import { withSeconds } from '../../../lib/dates.ts';
import { partyOf } from '../../../schema/party.ts';
import type { CalculatedPickup } from '../../../schema/pickup-answers.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { TransferLine } from '../../../schema/transfer.ts';
import type { Trip } from '../../../schema/trip.ts';
import { idToString } from '../../../schema/wire-values.ts';
import { legsOf, roundtripLegKinds } from '../../../trip/legs.ts';
import { transferLine, transferTitle } from '../../../trip/transfer-line.ts';
import { needsAirportList } from '../../../trip/trip-ends.ts';
import { answerUnlessRejected } from './answer-unless-rejected.ts';
import type { RevalidationContext } from './revalidation-context.ts';

/**
 * Turns a transfer of a trip link into a line of the cart, if it can still be booked. No more requests are sent once an answer
 * shows that it cannot.
 */
export async function revalidateLinkedTransfer(
  context: RevalidationContext,
  trip: Trip,
): Promise<Revalidation<{ line: TransferLine }>> {
  const { api, queryClient, now } = context;
  const [from, to] = await Promise.all(
    [trip.from, trip.to].map((id) =>
      answerUnlessRejected(queryClient.query(placeQuery(api, idToString(id)))),
    ),
  );
  if (!from || !to) return { ok: false, reason: 'not-offered', title: '' };
  const title = transferTitle({ pickupPlace: from, dropoffPlace: to });
  const airports = needsAirportList(trip.direction, from, to)
    ? await answerUnlessRejected(queryClient.query(airportsQuery(api)))
    : undefined;
  const problem = linkedTransferProblem(trip, { from, to, airports, now });
  if (problem) return { ok: false, reason: problem, title };

  const wireRefs = { from: from.ref, to: to.ref };
  const option = stillOfferedOption(trip, await fetchOptions(context, trip, wireRefs));
  if (!option) return { ok: false, reason: 'not-offered', title };

  const [isConfirmed, calculated] = await Promise.all([
    areAllPickupsConfirmed(context, trip, option),
    fetchCalculatedPickup(context, trip, wireRefs),
  ]);
  if (!isConfirmed) return { ok: false, reason: 'pickup-refused', title };
  return { ok: true, line: transferLine(trip, { from, to, option, calculated }) };
}

async function fetchOptions(
  { api, queryClient, sessionToken }: RevalidationContext,
  trip: Trip,
  wireRefs: WireRefs,
): Promise<PriceOption[]> {
  const priceRequest = {
    from: idToString(trip.from),
    to: idToString(trip.to),
    serviceDateTime: withSeconds(trip.service.pickupAt),
    returnDateTime: trip.return && withSeconds(trip.return.pickupAt),
    ...partyOf(trip),
  };
  const prices = await answerUnlessRejected(
    queryClient.query(pricesQuery(api, priceRequest, { sessionToken, wireRefs })),
  );
  return prices?.options ?? [];
}

async function areAllPickupsConfirmed(
  { api, queryClient }: RevalidationContext,
  trip: Trip,
  { ref: price }: PriceOption,
): Promise<boolean> {
  const legs = legsOf(trip);
  const answers = await Promise.all(
    legs.map(({ pickupAt: pickupDatetime }) =>
      answerUnlessRejected(queryClient.query(pickupValidationQuery(api, { price, pickupDatetime }))),
    ),
  );
  return answers.every((answer) => answer?.valid === true);
}

/** The pickup that the provider calculates for the flight of the first leg; undefined if that leg has no flight. */
async function fetchCalculatedPickup(
  { api, queryClient }: RevalidationContext,
  { direction, service: { flight } }: Trip,
  wireRefs: WireRefs,
): Promise<CalculatedPickup | undefined> {
  const [{ flightTrip }] = roundtripLegKinds(direction);
  if (!flight || !flightTrip) return undefined;
  const pickupRequest = {
    ...wireRefs,
    flightDatetime: withSeconds(flight.at),
    flightTrip,
    flightType: flight.flightType,
  };
  return answerUnlessRejected(queryClient.query(pickupByFlightQuery(api, pickupRequest)));
}
