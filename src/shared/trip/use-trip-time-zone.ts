import { useCallback, useSyncExternalStore } from 'react';
import { placeQuery } from '../../api/places.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { tripTimeZone } from '../../trip/trip-time-zone.ts';
import { useApi } from '../storefront/session-context.ts';
import { useStorefront } from '../storefront/storefront-context.ts';

type End = Pick<ChosenPlace, 'ref'> | null;

/**
 * The time zone of a trip, once either of its places has been looked up elsewhere; this hook sends no request. It subscribes
 * to the cache instead of using `useQuery`, because a request is cancelled when the last hook that uses its query unmounts.
 */
export function useTripTimeZone(from: End, to: End): string | undefined {
  const { queryClient } = useStorefront();
  const api = useApi();
  const cachedPlace = (end: End) =>
    end ? queryClient.getQueryData(placeQuery(api, end.ref).queryKey) : undefined;
  const subscribe = useCallback(
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(({ type }) => {
        // Other events, such as `added`, occur while components render, when no state may change.
        if (type === 'updated') onChange();
      }),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => tripTimeZone(cachedPlace(from), cachedPlace(to)));
}
