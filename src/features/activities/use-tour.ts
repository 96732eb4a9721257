import { useQuery } from '@tanstack/react-query';
import { tourQuery } from '../../api/tours.ts';
import { useApi } from '../../parts/session-context.ts';

/** A tour; while it is fetched in another language or currency the page and all that was entered stay. */
export function useTour(ref: string, category: string | undefined) {
  const query = tourQuery(useApi(), ref, category);
  return useQuery({
    ...query,
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[3] === ref ? previous : undefined),
  });
}
