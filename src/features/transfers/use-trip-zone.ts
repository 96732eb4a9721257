import { useQuery } from '@tanstack/react-query';
import { placeQuery } from '../../api/places.ts';
import type { ChosenPlace } from '../../domain/search.ts';
import { idText } from '../../schema/wire-values.ts';
import { useApi } from '../../shared/session-context.ts';

type End = Pick<ChosenPlace, 'ref'> | null;

/** The time zone of a trip, once either end has been looked up and says so; nothing is asked for it. */
export function useTripZone(from: End, to: End): string | undefined {
  const zoneOfFrom = useZone(from);
  const zoneOfTo = useZone(to);
  return zoneOfFrom ?? zoneOfTo;
}

function useZone(end: End): string | undefined {
  const question = placeQuery(useApi(), end ? idText(end.ref) : '');
  return useQuery({ ...question, enabled: false }).data?.timezone;
}
