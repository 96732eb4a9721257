import { useQuery } from '@tanstack/react-query';
import { firstToursQuery, isTourNotFound, tourQuery, toursQuery } from '../../api/tours.ts';
import { useApi } from '../../shared/storefront/session-context.ts';
import { tourRef } from '../../tours/tour-ref.ts';
import { useLastAnswer } from '../../shared/storefront/use-last-answer.ts';

/**
 * A tour; undefined until it has loaded, and once it is no longer offered. While it is being fetched in another language or
 * currency, or if that fails, the previous data stays, so that no input is lost.
 */
export function useTour(ref: string, category: string | undefined) {
  const query = useQuery(tourQuery(useApi(), ref, category));
  const tour = useLastAnswer(query.data, ref);
  return {
    // A query still has its data after a refetch has failed.
    tour: isTourNotFound(query.error) ? undefined : tour,
    error: query.error,
    tryAgain: () => void query.refetch(),
  };
}

/** The title of a tour that a list of its category has already shown, while the tour itself is loading. */
export function useListedTitle(ref: string, category: string): string | undefined {
  const api = useApi();
  const all = useQuery({ ...toursQuery(api, { category }), enabled: false });
  const first = useQuery({ ...firstToursQuery(api, category), enabled: false });
  return [...(all.data ?? []), ...(first.data ?? [])].find((tour) => tourRef(tour) === ref)?.title;
}
