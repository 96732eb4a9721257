import type { QueryClient } from '@tanstack/react-query';
import type { Place } from '../schema/place.ts';
import type { WireId } from '../schema/wire-values.ts';
import { driveKey, estimatedDrivingMinutes } from '../trip/pickup/driving-time.ts';

/**
 * The driving time between two places: the route map's if it was shown, otherwise an estimate from the distance; undefined if
 * the position of a place is unknown.
 */
export function drivingMinutesBetween(queryClient: QueryClient, from: Place, to: Place): number | undefined {
  const fromMap = queryClient.getQueryData<number>(drivingMinutesKey(from.ref, to.ref));
  return fromMap ?? estimatedDrivingMinutes(from, to);
}

/** The key under which the route map caches its driving time. */
export function drivingMinutesKey(from: WireId, to: WireId): readonly string[] {
  return ['driving-minutes', driveKey(from, to)];
}
