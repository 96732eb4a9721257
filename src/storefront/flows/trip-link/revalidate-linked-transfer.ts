import { pickupByFlightQuery, pickupValidationQuery } from '../../../api/pickup.ts';
import { airportsQuery, placeQuery } from '../../../api/places.ts';
import { pricesQuery } from '../../../api/prices.ts';
import {
  linkedTransferProblem,
  revalidateTransfer,
  stillOfferedOption,
} from '../../../cart/trip-link/revalidate-transfer.ts';
import type { Revalidated } from '../../../cart/trip-link/revalidated.ts';
import { partyOf } from '../../../schema/party.ts';
import type { CalculatedPickup } from '../../../schema/pickup-answers.ts';
import type { Place } from '../../../schema/place.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { TransferLine } from '../../../schema/transfer.ts';
import type { Trip } from '../../../schema/trip.ts';
import { idText, type WireId } from '../../../schema/wire-values.ts';
import { legsOf } from '../../../trip/legs.ts';
import { isAirport } from '../../../trip/trip-problem.ts';
import { unlessRefused, type RevalidationContext } from './revalidation-context.ts';

/** Looks up a transfer of a trip link. Each request is only sent if the previous answers leave the transfer bookable. */
export async function revalidateLinkedTransfer(
  context: RevalidationContext,
  trip: Trip,
): Promise<Revalidated<{ line: TransferLine }>> {
  const { api, queryClient, now } = context;
  const [from, to] = await Promise.all(
    [trip.from, trip.to].map((id) => unlessRefused(queryClient.query(placeQuery(api, idText(id))))),
  );
  const airports = isAirportUnclear(trip, from, to)
    ? await unlessRefused(queryClient.query(airportsQuery(api)))
    : undefined;
  const unconfirmed = { from, to, options: [], confirmed: false, calculated: undefined, airports, now };
  if (!from || !to || linkedTransferProblem(trip, { from, to, airports, now }))
    return revalidateTransfer(trip, unconfirmed);

  const wireRefs = { from: from.ref, to: to.ref };
  const options = await fetchOptions(context, trip, wireRefs);
  const option = stillOfferedOption(trip, options);
  if (!option) return revalidateTransfer(trip, { ...unconfirmed, options });

  const [confirmed, calculated] = await Promise.all([
    areAllPickupsConfirmed(context, trip, option),
    fetchCalculatedPickup(context, trip, wireRefs),
  ]);
  return revalidateTransfer(trip, { ...unconfirmed, options, confirmed, calculated });
}

/** Whether the place that must be an airport is not marked as one. */
function isAirportUnclear({ direction }: Trip, from: Place | undefined, to: Place | undefined): boolean {
  const end = { A2H: from, H2A: to, P2P: undefined }[direction];
  return end !== undefined && isAirport(end, undefined) !== true;
}

interface WireRefs {
  from: WireId;
  to: WireId;
}

async function fetchOptions(
  { api, queryClient, sessionToken }: RevalidationContext,
  trip: Trip,
  wireRefs: WireRefs,
): Promise<PriceOption[]> {
  const question = {
    from: idText(trip.from),
    to: idText(trip.to),
    serviceDateTime: `${trip.service.pickupAt}:00`,
    returnDateTime: trip.return && `${trip.return.pickupAt}:00`,
    ...partyOf(trip),
  };
  const prices = await unlessRefused(
    queryClient.query(pricesQuery(api, question, { sessionToken, wireRefs })),
  );
  return prices?.options ?? [];
}

async function areAllPickupsConfirmed(
  { api, queryClient }: RevalidationContext,
  trip: Trip,
  { ref: price }: PriceOption,
): Promise<boolean> {
  const legs = trip.return ? [trip.service, trip.return] : [trip.service];
  const answers = await Promise.all(
    legs.map(({ pickupAt: pickupDatetime }) =>
      unlessRefused(queryClient.query(pickupValidationQuery(api, { price, pickupDatetime }))),
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
  const [leg] = legsOf(direction, false);
  if (!flight || !leg?.flight) return undefined;
  const question = {
    ...wireRefs,
    flightDatetime: `${flight.at}:00`,
    flightTrip: leg.flight,
    flightType: flight.flightType,
  };
  return unlessRefused(queryClient.query(pickupByFlightQuery(api, question)));
}
