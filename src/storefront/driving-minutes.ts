import type { QueryClient } from '@tanstack/react-query';
import { driveKey, estimatedDrivingMinutes } from '../trip/driving-time.ts';
import type { Place } from '../schema/place.ts';
import type { WireId } from '../schema/wire-values.ts';

/** Where the map's driving time between two places is kept. */
export function drivingMinutesKey(from: WireId, to: WireId): readonly string[] {
  return ['driving-minutes', driveKey(from, to)];
}

/** How long the drive takes: by the map that came with the search, otherwise by the distance. */
export function drivingMinutesBetween(queryClient: QueryClient, from: Place, to: Place): number | undefined {
  const byMap = queryClient.getQueryData<number>(drivingMinutesKey(from.ref, to.ref));
  return byMap ?? estimatedDrivingMinutes(from, to);
}
