import type { QueryClient } from '@tanstack/react-query';
import { driveKey, estimatedDrivingMinutes } from '../trip/pickup/driving-time.ts';
import type { Place } from '../schema/place.ts';
import type { WireId } from '../schema/wire-values.ts';

/** The cache key of the map's driving time between two places. */
export function drivingMinutesKey(from: WireId, to: WireId): readonly string[] {
  return ['driving-minutes', driveKey(from, to)];
}

/** How long the drive takes: as returned by the map of the search, otherwise estimated from the distance. */
export function drivingMinutesBetween(queryClient: QueryClient, from: Place, to: Place): number | undefined {
  const byMap = queryClient.getQueryData<number>(drivingMinutesKey(from.ref, to.ref));
  return byMap ?? estimatedDrivingMinutes(from, to);
}
