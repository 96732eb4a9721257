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
/** Where the keys of a place and of suggestions have the ref or the input. */
const SUBJECT_INDEX = 2;

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

/** A place by its ref; `7` and `'7'` share a cache entry. */
export const placeQuery = (context: ApiContext, ref: WireId) =>
  queryOptions({
    queryKey: ['place', context.lang, idToString(ref)],
    queryFn: ({ signal }) =>
      request(context, { path: `/places/${pathSegment(ref)}`, schema: PlaceSchema, signal }),
    staleTime: FRESH_MS,
  });

/**
 * The `placeholderData` of a query of a place or of suggestions: a function that keeps the previous answer while the same ref is
 * loading in another language, or suggestions for the same input near another place.
 */
export function keepPreviousAnswer({ queryKey }: QueryWithKey) {
  return <Answer>(answer: Answer, previousQuery: QueryWithKey | undefined): Answer | undefined =>
    previousQuery?.queryKey[SUBJECT_INDEX] === queryKey[SUBJECT_INDEX] ? answer : undefined;
}
