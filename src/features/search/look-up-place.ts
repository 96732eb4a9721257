import { QueryObserver, type QueryClient, type QueryObserverOptions } from '@tanstack/react-query';
import { airportsQuery, placeQuery } from '../../api/places.ts';
import type { PresetPlaceName } from '../../trip/preset/trip-preset.ts';
import type { FoundPlace } from '../../trip/search/found-place.ts';
import { currentSession } from '../../storefront/current-session.ts';
import type { Storefront } from '../../storefront/storefront.ts';

interface LookUpOptions {
  signal: AbortSignal;
  /** Called when a request has failed. The place may still be found later, when the request is sent again. */
  onFailure: () => void;
}

/**
 * Looks up an airport by its code in capitals, or a place by its ref. Waits for the settings, which determine the language of
 * the request. Resolves with undefined if no airport has the code; never resolves once the signal is aborted.
 */
export async function lookUpPlace(
  storefront: Storefront,
  name: PresetPlaceName,
  codeOrRef: string,
  options: LookUpOptions,
): Promise<FoundPlace | undefined> {
  const { queryClient } = storefront;
  const apiWithSettings = () => {
    const { settings, api } = currentSession(storefront);
    return settings && api;
  };
  const api = await whenCached(queryClient, apiWithSettings, options.signal);
  if (name !== 'airport') return whenAnswered(placeQuery(api, codeOrRef), queryClient, options);
  const airports = await whenAnswered(airportsQuery(api), queryClient, options);
  return airports.find(({ iata }) => iata.toUpperCase() === codeOrRef);
}

/** Resolves with the value that `read` returns, once the cache contains what it needs. */
function whenCached<Value>(
  queryClient: QueryClient,
  read: () => Value | undefined,
  signal: AbortSignal,
): Promise<Value> {
  return new Promise((resolve) => {
    const check = () => {
      const value = read();
      if (value === undefined) return;
      stop();
      resolve(value);
    };
    const stop = queryClient.getQueryCache().subscribe(check);
    signal.addEventListener('abort', stop);
    check();
  });
}

/**
 * Resolves with the answer to a query, which may succeed after it has failed. Observes the query until then, because a
 * screen that sends the same query would otherwise cancel it when the visitor leaves that screen.
 */
function whenAnswered<Data, Key extends readonly unknown[]>(
  query: QueryObserverOptions<Data, Error, Data, Data, Key>,
  queryClient: QueryClient,
  { signal, onFailure }: LookUpOptions,
): Promise<Data> {
  return new Promise((resolve) => {
    // Possibly aborted while the settings were loading; an observer that is created now would never be destroyed.
    if (signal.aborted) return;
    const observer = new QueryObserver(queryClient, query);
    const check = () => {
      const { data, isError } = observer.getCurrentResult();
      if (isError) onFailure();
      if (data === undefined) return;
      resolve(data);
      observer.destroy();
    };
    observer.subscribe(check);
    signal.addEventListener('abort', () => observer.destroy());
    check();
  });
}
