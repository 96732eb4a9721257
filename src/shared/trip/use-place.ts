import { useQuery } from '@tanstack/react-query';
import { placeQuery } from '../../api/places.ts';
import { useApi } from '../storefront/session-context.ts';

/** A place by its ref. While it is refetched in another language, it stays in the previous one. */
export function usePlace(ref: string, enabled: boolean) {
  return useQuery({
    ...placeQuery(useApi(), ref),
    enabled,
    // The last entry of a key is the ref of its place.
    placeholderData: (place, previousQuery) => (previousQuery?.queryKey[2] === ref ? place : undefined),
  });
}
