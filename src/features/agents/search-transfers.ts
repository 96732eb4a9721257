import * as v from 'valibot';
import { airportsQuery, placeQuery, placeSuggestionsQuery } from '../../api/places.ts';
import { pricesQuery, wireMidnight } from '../../api/prices.ts';
import { isPastEverywhere } from '../../cart/past-everywhere.ts';
import type { TransferSearchSchema } from '../../schema/agent-inputs.ts';
import type { Direction } from '../../schema/trip.ts';
import { idToString, isSameId, type WireId } from '../../schema/wire-values.ts';
import { answerUnlessRejected } from '../../storefront/flows/trip-link/answer-unless-rejected.ts';
import type { RevalidationContext } from '../../storefront/flows/trip-link/revalidation-context.ts';
import { partySize } from '../../trip/party-rules.ts';
import {
  isTripKindOffered,
  optionsWithSeats,
  type HiddenTripKinds,
} from '../../trip/pricing/price-options.ts';
import { ToolError } from './agent-tool.ts';

interface FoundPlace {
  ref: WireId;
  title: string;
}

/** The vehicles between two places with their prices, or the places to choose from if the words match several. */
export async function searchTransfers(
  context: RevalidationContext,
  { from: fromText, to: toText, date, returnDate, ...party }: v.InferOutput<typeof TransferSearchSchema>,
  hiddenKinds: HiddenTripKinds,
) {
  const { api, queryClient, sessionToken, now } = context;
  for (const day of [date, returnDate])
    if (day !== undefined && isPastEverywhere([`${day} 23:59`], now))
      throw new ToolError(`${day} has passed. Ask for a later date.`);
  const from = await findPlace(context, fromText);
  const to = await findPlace(context, toText);
  const request = {
    from: idToString(from.ref),
    to: idToString(to.ref),
    serviceDateTime: wireMidnight(date ?? ''),
    returnDateTime: wireMidnight(returnDate ?? ''),
    ...party,
  };
  const wireRefs = { from: from.ref, to: to.ref };
  const prices = await queryClient.query(pricesQuery(api, request, { sessionToken, wireRefs }));
  return {
    from,
    to,
    direction: await directionOf(context, from, to),
    currency: prices.currency.toUpperCase(),
    options: optionsWithSeats(prices.options, partySize(party)).map((option) => ({
      price: option.ref,
      title: option.title,
      type: option.type,
      maxPassengers: option.max_pax,
      oneWayTotal: isTripKindOffered(option, 'oneway', hiddenKinds) ? option.oneway_price : null,
      roundTripTotal: isTripKindOffered(option, 'roundtrip', hiddenKinds) ? option.roundtrip_price : null,
    })),
  };
}

/** The place with this airport code or ref, or the only one that the words match. */
async function findPlace(context: RevalidationContext, text: string): Promise<FoundPlace> {
  const { api, queryClient, sessionToken } = context;
  const airports = await queryClient.query(airportsQuery(api));
  const airport = airports.find(({ iata }) => iata.toUpperCase() === text.toUpperCase());
  if (airport) return namedPlace(airport);
  const place = /\s/.test(text)
    ? undefined
    : await answerUnlessRejected(queryClient.query(placeQuery(api, text)));
  if (place) return namedPlace(place);
  const query = placeSuggestionsQuery(api, { input: text, nearBy: false, sessionToken });
  const suggestions = (await queryClient.query(query)).map(namedPlace);
  const [first, second] = suggestions;
  if (first && !second) return first;
  if (!first) throw new ToolError(`No place matches "${text}".`);
  const choices = suggestions.map(({ ref, title }) => `${title} (ref ${idToString(ref)})`).join('; ');
  throw new ToolError(`Several places match "${text}". Ask the visitor, then pass the ref: ${choices}`);
}

function namedPlace({ ref, title }: FoundPlace): FoundPlace {
  return { ref, title };
}

async function directionOf(
  { api, queryClient }: RevalidationContext,
  from: FoundPlace,
  to: FoundPlace,
): Promise<Direction> {
  const airports = await queryClient.query(airportsQuery(api));
  const isAirport = (place: FoundPlace) => airports.some(({ ref }) => isSameId(ref, place.ref));
  if (isAirport(from)) return 'A2H';
  return isAirport(to) ? 'H2A' : 'P2P';
}
