import { useQuery } from '@tanstack/react-query';
import { placeQuery, placeSuggestionsQuery } from '../../api/places.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { useApi } from '../storefront/session-context.ts';

interface PlaceSearch {
  /** What to look up. */
  input: string;
  /** Whether to look it up. */
  enabled: boolean;
  /** The other end of the trip: places near it come first. */
  otherEnd: ChosenPlace | null;
  sessionToken: string;
}

/** Requests the places that match an input. */
export function usePlaceSuggestions({ input, enabled, otherEnd, sessionToken }: PlaceSearch) {
  const api = useApi();
  const otherPlace = useQuery({ ...placeQuery(api, otherEnd?.ref ?? ''), enabled: otherEnd !== null });
  const { latitude, longitude } = otherPlace.data ?? {};
  const nearBy = latitude !== undefined && longitude !== undefined ? `${latitude},${longitude}` : false;
  const query = placeSuggestionsQuery(api, { input, nearBy, sessionToken });
  return useQuery({
    ...query,
    enabled,
    // Once the other end is known, the places for the same input (the third entry of the key) are requested again; the list
    // stays until they arrive.
    placeholderData: (places, previousQuery) =>
      previousQuery?.queryKey[2] === query.queryKey[2] ? places : undefined,
  });
}
