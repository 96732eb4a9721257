import { pickupValidationQuery } from '../../../api/pickup.ts';
import { airportsQuery, placeQuery } from '../../../api/places.ts';
import { pricesQuery } from '../../../api/prices.ts';
import type { TransferCheck } from '../../../cart/issues/cart-check.ts';
import type { CartTransfer } from '../../../schema/cart.ts';
import { partyOf } from '../../../schema/party.ts';
import type { TransferLine } from '../../../schema/transfer.ts';
import type { LegName } from '../../../trip/legs.ts';
import { legKindsOfLine, legOfLine, tripOfLine } from '../../../trip/transfer-line.ts';
import { tripToQuery } from '../../../trip/search/trip-query.ts';
import { airportEnd, isAirport } from '../../../trip/trip-ends.ts';
import { tripTimeZone } from '../../../trip/trip-time-zone.ts';
import type { CheckClient } from './check-client.ts';
import { fetchEnds } from './fetch-ends.ts';

/**
 * Fetches the current prices of a transfer, and checks its pickups and its airport; returns the results with the id of its
 * line. `sessionToken` groups the price requests.
 */
export async function checkTransfer(
  client: CheckClient,
  { id, line }: CartTransfer,
  sessionToken: string,
): Promise<[id: string, TransferCheck]> {
  const legKinds = legKindsOfLine(line);
  const [prices, pickupChecks, hasNoAirport] = await Promise.all([
    fetchPrices(client, line, sessionToken),
    Promise.all(legKinds.map(({ name }) => checkPickup(client, line, name))),
    client.waitForAnswer(checkHasNoAirport(client, line)),
  ]);
  const pickups = pickupChecks.filter((check) => check !== undefined);
  // The earliest possible pickup is only calculated for one that was refused, and it depends on the time zone.
  const needsTimeZone = pickups.some(({ valid }) => !valid);
  const timeZone = needsTimeZone ? await fetchTimeZone(client, line) : undefined;
  return [id, { line, options: prices?.options, pickups, hasNoAirport, timeZone }];
}

function fetchPrices(
  { queryClient, api, waitForAnswer }: CheckClient,
  line: TransferLine,
  sessionToken: string,
) {
  const trip = tripOfLine(line);
  const { from, to } = tripToQuery(trip);
  const wireRefs = { from: trip.from, to: trip.to };
  const { serviceDatetime: serviceDateTime, returnDatetime: returnDateTime } = line;
  const priceRequest = { from, to, serviceDateTime, returnDateTime, ...partyOf(trip) };
  return waitForAnswer(
    queryClient.query({ ...pricesQuery(api, priceRequest, { sessionToken, wireRefs }), staleTime: 0 }),
  );
}

async function checkPickup(
  { queryClient, api, waitForAnswer }: CheckClient,
  line: TransferLine,
  leg: LegName,
) {
  const { pickupAt } = legOfLine(line, leg);
  if (pickupAt === '') return undefined;
  const pickup = { price: line.priceSelected.ref, pickupDatetime: pickupAt };
  const verdict = await waitForAnswer(
    queryClient.query({ ...pickupValidationQuery(api, pickup), staleTime: 0 }),
  );
  return verdict && { leg, ...verdict };
}

/** Whether the place that must be an airport is not one. A place with an airport code is one, without any request. */
async function checkHasNoAirport(
  { queryClient, api }: CheckClient,
  { tripType, pickupPlace, dropoffPlace }: TransferLine,
): Promise<boolean> {
  const end = airportEnd(tripType, pickupPlace, dropoffPlace);
  if (!end || end.iata) return false;
  const [place, airports] = await Promise.all([
    queryClient.query(placeQuery(api, end.ref)),
    queryClient.query(airportsQuery(api)),
  ]);
  return isAirport(place, airports) === false;
}

async function fetchTimeZone(client: CheckClient, line: TransferLine): Promise<string | undefined> {
  return tripTimeZone(...(await fetchEnds(client, line)));
}
