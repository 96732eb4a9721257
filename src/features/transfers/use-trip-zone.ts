import { useQueryClient } from '@tanstack/react-query';
import { placeQuery } from '../../api/places.ts';
import type { ChosenPlace } from '../../domain/search.ts';
import { idText } from '../../schema/wire-values.ts';
import { useApi } from '../../shared/session-context.ts';

type End = Pick<ChosenPlace, 'ref'> | null;

/** The time zone of a trip, if either end has been looked up by now and says so; nothing is asked for it. */
export function useTripZone(from: End, to: End): string | undefined {
  const queryClient = useQueryClient();
  const api = useApi();
  const zoneOf = (end: End) =>
    end ? queryClient.getQueryData(placeQuery(api, idText(end.ref)).queryKey)?.timezone : undefined;
  return zoneOf(from) ?? zoneOf(to);
}
