import { QueryClient } from '@tanstack/react-query';
import { sortedJson } from '../lib/json.ts';
import { ApiError } from './api-error.ts';

const RETRY_DELAYS_MS = [500, 1500];
const LONGEST_RETRY_AFTER_MS = 10_000;
const TRANSIENT_STATUSES = [429, 502, 503, 504];

/**
 * The cache of the provider's answers. Reads that fail with a transient error are retried after 0.5 and 1.5 seconds;
 * those that still failed are refetched when the browser is back online. Requests that book or charge are not queries
 * and are never retried.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The library's own text of a key calls a `toJSON` that the page has added to lists or objects.
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

/** A failure that may pass: a lost connection, a busy provider, a chunk that did not load. */
function isTransient(error: Error): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.code === 'network' || TRANSIENT_STATUSES.includes(error.status ?? 0);
}

function retryDelay(failures: number, error: Error): number {
  const delay = RETRY_DELAYS_MS[failures] ?? 0;
  const wanted = error instanceof ApiError ? error.retryAfterMs : 0;
  return Math.min(Math.max(delay, wanted), LONGEST_RETRY_AFTER_MS);
}
