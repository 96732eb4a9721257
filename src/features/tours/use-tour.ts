import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/api-error.ts';
import { tourQuery } from '../../api/tours.ts';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useLastAnswer } from '../../shared/storefront/use-last-answer.ts';

/**
 * A tour. While it is fetched in another language or currency, or if that fails, the previous data stays, with all input.
 */
export function useTour(ref: string, category: string | undefined) {
  const query = useQuery(tourQuery(useApi(), ref, category));
  const last = useLastAnswer(query.data, ref);
  return {
    tour: query.data ?? (isNotFound(query.error) ? undefined : last),
    error: query.error,
    tryAgain: () => void query.refetch(),
  };
}

/** The provider no longer offers it. */
export function isNotFound(error: Error | null): boolean {
  return error !== null && failureOf(error) === 'missing';
}
