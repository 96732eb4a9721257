import { pickupValidationQuery } from '../../../api/pickup.ts';
import { airportsQuery, placeQuery } from '../../../api/places.ts';
import { pricesQuery } from '../../../api/prices.ts';
import type { TransferCheck } from '../../../cart/issues/cart-check.ts';
import type { CartTransfer } from '../../../schema/cart.ts';
import { partyOf } from '../../../schema/party.ts';
import type { TransferLine } from '../../../schema/transfer.ts';
import { legsOf, type LegName } from '../../../trip/legs.ts';
import { legOfLine, tripOfLine } from '../../../trip/transfer-line.ts';
import { tripToQuery } from '../../../trip/search/trip-query.ts';
import { isAirport } from '../../../trip/trip-problem.ts';
import type { CheckClient } from './check-client.ts';

/** The prices and pickups of a transfer, by the id of its line. `sessionToken` groups the price requests. */
export async function checkTransfer(
  client: CheckClient,
  { id, line }: CartTransfer,
  sessionToken: string,
): Promise<[id: string, TransferCheck]> {
  const legs = legsOf(line.tripType, line.roundtrip);
  const [prices, answers, hasNoAirport] = await Promise.all([
    fetchPrices(client, line, sessionToken),
    Promise.all(legs.map(({ name }) => checkPickup(client, line, name))),
    client.attempt(lacksAirport(client, line)),
  ]);
  const pickups = answers.filter((answer) => answer !== undefined);
  const isRefused = pickups.some(({ valid }) => !valid);
  const timeZone = isRefused ? await timeZoneOf(client, line) : undefined;
  return [id, { line, options: prices?.options, pickups, hasNoAirport, timeZone }];
}

function fetchPrices({ queryClient, api, attempt }: CheckClient, line: TransferLine, sessionToken: string) {
  const trip = tripOfLine(line);
  const { from, to } = tripToQuery(trip);
  const wireRefs = { from: trip.from, to: trip.to };
  const { serviceDatetime: serviceDateTime, returnDatetime: returnDateTime } = line;
  const question = { from, to, serviceDateTime, returnDateTime, ...partyOf(trip) };
  return attempt(
    queryClient.query({ ...pricesQuery(api, question, { sessionToken, wireRefs }), staleTime: 0 }),
  );
}

async function checkPickup({ queryClient, api, attempt }: CheckClient, line: TransferLine, leg: LegName) {
  const { pickupAt } = legOfLine(line, leg);
  if (pickupAt === '') return undefined;
  const pickup = { price: line.priceSelected.ref, pickupDatetime: pickupAt };
  const verdict = await attempt(queryClient.query({ ...pickupValidationQuery(api, pickup), staleTime: 0 }));
  return verdict && { leg, ...verdict };
}

/** Whether the end that must be an airport is not one. A place with an airport code needs no request. */
async function lacksAirport(
  { queryClient, api }: CheckClient,
  { tripType, pickupPlace, dropoffPlace }: TransferLine,
): Promise<boolean> {
  const end = { A2H: pickupPlace, H2A: dropoffPlace, P2P: undefined }[tripType];
  if (!end || end.iata) return false;
  const [place, airports] = await Promise.all([
    queryClient.query(placeQuery(api, end.ref)),
    queryClient.query(airportsQuery(api)),
  ]);
  return isAirport(place, airports) === false;
}

async function timeZoneOf(
  { queryClient, api, attempt }: CheckClient,
  { pickupPlace, dropoffPlace }: TransferLine,
): Promise<string | undefined> {
  const [from, to] = await Promise.all(
    [pickupPlace, dropoffPlace].map(({ ref }) => attempt(queryClient.query(placeQuery(api, ref)))),
  );
  return from?.timezone ?? to?.timezone;
}
