import { airportsQuery, placeQuery } from '../../api/places.ts';
import { whenCached } from '../../api/when-cached.ts';
import type { KnownPlace, PresetPlace } from '../../domain/trip-preset.ts';
import type { Airport } from '../../schema/place.ts';
import { currentSession } from '../../storefront/session.ts';
import type { Storefront } from '../../storefront/storefront.ts';

interface LookUp {
  signal: AbortSignal;
  /** The request has failed; the place may still come, when the visitor retries or changes the language. */
  failed: () => void;
}

/**
 * Looks up an airport by its code, or a place by its ref, in the current language, which is known once the settings have
 * loaded. Undefined for a code of no airport.
 */
export async function lookUpPlace(
  storefront: Storefront,
  name: PresetPlace,
  text: string,
  { signal, failed }: LookUp,
): Promise<KnownPlace | undefined> {
  const { queryClient } = storefront;
  const settledApi = () => {
    const { settings, api } = currentSession(storefront);
    return settings && api;
  };
  const api = await whenCached(queryClient, settledApi, signal);
  if (name === 'airport') {
    const query = airportsQuery(api);
    queryClient.query(query).catch(failed);
    const airports = await whenCached(
      queryClient,
      () => queryClient.getQueryData<readonly Airport[]>(query.queryKey),
      signal,
    );
    return airports.find(({ iata }) => iata.toUpperCase() === text);
  }
  const query = placeQuery(api, text);
  queryClient.query(query).catch(failed);
  return whenCached(queryClient, () => queryClient.getQueryData(query.queryKey), signal);
}
