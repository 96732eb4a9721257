import { QueryClient } from '@tanstack/react-query';
import { sortedJson } from '../lib/json.ts';
import { asApiError } from './api-error.ts';

const RETRY_DELAYS_MS = [500, 1500];
const MAX_RETRY_DELAY_MS = 10_000;
const TRANSIENT_STATUSES = [429, 502, 503, 504];

/**
 * The cache of the provider's answers. Reads that fail with a transient error are retried after 0.5 and 1.5 seconds; if the
 * provider asks for a longer delay, after that delay, but after 10 seconds at most. Reads are refetched when the browser is
 * back online. Requests that book or charge are not queries and are never retried.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The default hash calls any `toJSON` that the page has added to arrays or objects.
        queryKeyHashFn: sortedJson,
        retry: (failures, error) => failures < RETRY_DELAYS_MS.length && isTransient(error),
        retryDelay,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
    },
  });
}

/** A lost connection, a busy provider, or a chunk that failed to load. */
function isTransient(error: Error): boolean {
  const { code, status } = asApiError(error);
  return code === 'network' || TRANSIENT_STATUSES.includes(status ?? 0);
}

function retryDelay(failures: number, error: Error): number {
  const delay = RETRY_DELAYS_MS[failures] ?? 0;
  const { retryAfterMs } = asApiError(error);
  return Math.min(Math.max(delay, retryAfterMs), MAX_RETRY_DELAY_MS);
}
