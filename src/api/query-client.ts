import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRY_DELAYS_MS = [500, 1500];
const LONGEST_RETRY_AFTER_MS = 10_000;
const TRANSIENT_STATUSES = [429, 502, 503, 504];

/**
 * The cache of the provider's answers. A read that met a transient fault is tried again after half a second and once
 * more after one and a half; one that failed is asked again when the browser is back online. What books or charges is
 * no query, and never retried.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRY_DELAYS_MS.length && isTransient(error),
        retryDelay,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
    },
  });
}

/** A failure that may be over in a moment: of the connection, of a busy provider, of a chunk that did not come. */
function isTransient(error: Error): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.code === 'network' || TRANSIENT_STATUSES.includes(error.status ?? 0);
}

function retryDelay(failures: number, error: Error): number {
  const delay = RETRY_DELAYS_MS[failures] ?? 0;
  const wanted = error instanceof ApiError ? error.retryAfterMs : 0;
  return Math.min(Math.max(delay, wanted), LONGEST_RETRY_AFTER_MS);
}
