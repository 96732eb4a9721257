import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { placeQuery, placeSuggestionsQuery, keepPreviousAnswer } from '../../api/places.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { useApi } from '../storefront/session-context.ts';
import { useStorefront } from '../storefront/storefront-context.ts';

interface PlaceSuggestionOptions {
  /** Whether to request suggestions. */
  enabled: boolean;
  /** The other end of the trip: places near it come first. */
  otherEnd: ChosenPlace | null;
}

/** Requests the places that match an input. Once the other end has been looked up, they are requested again. */
export function usePlaceSuggestions(input: string, { enabled, otherEnd }: PlaceSuggestionOptions) {
  const api = useApi();
  const { searchSessionId } = useSnapshot(useStorefront().state.search.state);
  const otherPlace = useQuery({ ...placeQuery(api, otherEnd?.ref ?? ''), enabled: otherEnd !== null });
  const { latitude, longitude } = otherPlace.data ?? {};
  const nearBy = latitude !== undefined && longitude !== undefined ? `${latitude},${longitude}` : false;
  const query = placeSuggestionsQuery(api, { input, nearBy, sessionToken: searchSessionId });
  return useQuery({ ...query, enabled, placeholderData: keepPreviousAnswer(query) });
}
