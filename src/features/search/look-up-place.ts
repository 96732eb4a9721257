import { QueryObserver, type QueryClient, type QueryObserverOptions } from '@tanstack/react-query';
import { airportsQuery, placeQuery } from '../../api/places.ts';
import type { KnownPlace, PresetPlace } from '../../trip/preset/trip-preset.ts';
import { currentSession } from '../../storefront/current-session.ts';
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
  lookUp: LookUp,
): Promise<KnownPlace | undefined> {
  const { queryClient } = storefront;
  const settledApi = () => {
    const { settings, api } = currentSession(storefront);
    return settings && api;
  };
  const api = await whenCached(queryClient, settledApi, lookUp.signal);
  if (name !== 'airport') return answerTo(placeQuery(api, text), queryClient, lookUp);
  const airports = await answerTo(airportsQuery(api), queryClient, lookUp);
  return airports.find(({ iata }) => iata.toUpperCase() === text);
}

/**
 * Resolves with an answer once it is in the cache. A failed query may still succeed later, when the visitor retries it.
 */
function whenCached<Answer>(
  queryClient: QueryClient,
  read: () => Answer | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const look = () => {
      const answer = read();
      if (answer === undefined) return;
      stop();
      resolve(answer);
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    signal.addEventListener('abort', stop);
    look();
  });
}

/** Observes the query until it is answered: a screen that asks the same, and is left, would else cancel it. */
function answerTo<Data, Key extends readonly unknown[]>(
  query: QueryObserverOptions<Data, Error, Data, Data, Key>,
  queryClient: QueryClient,
  { signal, failed }: LookUp,
): Promise<Data> {
  return new Promise((resolve) => {
    const observer = new QueryObserver(queryClient, query);
    const look = () => {
      const { data, isError } = observer.getCurrentResult();
      if (isError) failed();
      if (data === undefined) return;
      resolve(data);
      observer.destroy();
    };
    observer.subscribe(look);
    signal.addEventListener('abort', () => observer.destroy());
    look();
  });
}
