import { queryOptions } from '@tanstack/react-query';
import { pathSegment } from '../lib/path-segment.ts';
import { airportsPath } from '../schema/early-paths.ts';
import { AirportSchema, PlaceSchema, PlaceSuggestionSchema } from '../schema/place.ts';
import { idToString, type WireId } from '../schema/wire-values.ts';
import { requiredList } from '../schema/wire-lists.ts';
import { request } from './request.ts';
import type { ApiContext } from './context.ts';

const FRESH_MS = 5 * 60_000;
const AIRPORTS_KEY = 'airports';

interface QueryWithKey {
  queryKey: readonly unknown[];
}

export const airportsQuery = (context: ApiContext) =>
  queryOptions({
    queryKey: [AIRPORTS_KEY, context.lang],
    queryFn: ({ signal }) =>
      request(context, { path: airportsPath, schema: requiredList(AirportSchema), signal }),
    staleTime: FRESH_MS,
  });

/** Whether a cached query is the one for the airports, in any language. */
export function isAirportsQuery({ queryKey }: QueryWithKey): boolean {
  return queryKey[0] === AIRPORTS_KEY;
}

/** Places whose name matches the typed text; the nearest to `nearBy` (`lat,lng`, or `false` for anywhere) come first. */
export const placeSuggestionsQuery = (
  context: ApiContext,
  { input, nearBy, sessionToken }: { input: string; nearBy: string | false; sessionToken: string },
) =>
  queryOptions({
    queryKey: ['place-suggestions', context.lang, input.toLowerCase(), nearBy],
    queryFn: ({ signal }) =>
      request(context, {
        path: '/tools/places-autocomplete',
        query: { input, sessionToken, nearBy },
        schema: requiredList(PlaceSuggestionSchema),
        signal,
      }),
    staleTime: FRESH_MS,
  });

/** A ref has one key, whether it is a number or a string. */
export const placeQuery = (context: ApiContext, ref: WireId) =>
  queryOptions({
    queryKey: ['place', context.lang, idToString(ref)],
    queryFn: ({ signal }) =>
      request(context, { path: `/places/${pathSegment(ref)}`, schema: PlaceSchema, signal }),
    staleTime: FRESH_MS,
  });

/**
 * Returns placeholder data for a query of a place or of suggestions: the previous answer, if it was for the same ref or input.
 * It is used while the same place is loading in another language, or suggestions near another place.
 */
export function previousAnswer({ queryKey }: QueryWithKey) {
  // In these keys, the ref or the input follows the resource and the language.
  return <Answer>(answer: Answer, previousQuery: QueryWithKey | undefined): Answer | undefined =>
    previousQuery?.queryKey[2] === queryKey[2] ? answer : undefined;
}
