import { estimatedDrivingMinutes } from '../../domain/driving-time.ts';
import type { Place } from '../../schema/place.ts';
import { useStorefront } from '../../shared/storefront-context.ts';
import { drivingMinutesKey } from './driving-minutes-key.ts';

/** How long the drive takes: by the map that came with the search, otherwise by the distance. */
export function useDrivingMinutes(from: Place, to: Place): number | undefined {
  const { queryClient } = useStorefront();
  const byMap = queryClient.getQueryData<number>(drivingMinutesKey(from.ref, to.ref));
  return byMap ?? estimatedDrivingMinutes(from, to);
}
