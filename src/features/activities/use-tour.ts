import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { tourQuery } from '../../api/tours.ts';
import { useSession } from '../../parts/session-context.ts';
import type { Tour } from '../../schema/tour.ts';

/**
 * A tour and the currency of its prices. While it is fetched in another language or currency, and when that fails, the
 * last one stays, with all that was entered.
 */
export function useTour(ref: string, category: string | undefined) {
  const { api, currency } = useSession();
  const query = useQuery(tourQuery(api, ref, category));
  const [last, setLast] = useState<{ ref: string; tour: Tour; currency: string }>();
  if (query.data && query.data !== last?.tour) setLast({ ref, tour: query.data, currency });

  const kept = last?.ref === ref && !isGone(query.error) ? last : undefined;
  const shown = query.data ? { tour: query.data, currency } : kept;
  return {
    tour: shown?.tour,
    currency: shown?.currency,
    error: query.error,
    tryAgain: () => void query.refetch(),
  };
}

/** The provider does not offer it any more. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
