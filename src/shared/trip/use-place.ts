import { useQuery } from '@tanstack/react-query';
import { placeQuery, keepPreviousAnswer } from '../../api/places.ts';
import { useApi } from '../storefront/session-context.ts';

/** A place by its ref. While it is refetched in another language, it stays in the previous one. */
export function usePlace(ref: string, { enabled }: { enabled: boolean }) {
  const query = placeQuery(useApi(), ref);
  return useQuery({ ...query, enabled, placeholderData: keepPreviousAnswer(query) });
}
