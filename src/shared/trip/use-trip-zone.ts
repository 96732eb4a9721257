import { useSyncExternalStore } from 'react';
import { placeQuery } from '../../api/places.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { idText } from '../../schema/wire-values.ts';
import { useApi } from '../storefront/session-context.ts';
import { useStorefront } from '../storefront/storefront-context.ts';

type End = Pick<ChosenPlace, 'ref'> | null;

/**
 * The time zone of a trip, once a look-up of either end has returned it; no request is sent. It only subscribes to the
 * cache: an observer that is mounted and unmounted would cancel the request of others.
 */
export function useTripZone(from: End, to: End): string | undefined {
  const { queryClient } = useStorefront();
  const api = useApi();
  const zoneOf = (end: End) =>
    end ? queryClient.getQueryData(placeQuery(api, idText(end.ref)).queryKey)?.timezone : undefined;
  return useSyncExternalStore(
    (changed) =>
      queryClient.getQueryCache().subscribe(({ type }) => {
        // Queries are added while their components are rendered.
        if (type === 'updated') changed();
      }),
    () => zoneOf(from) ?? zoneOf(to),
  );
}
