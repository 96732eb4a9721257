import type { CartTransfer } from '../../../schema/cart.ts';
import { driveKey } from '../../../trip/pickup/driving-time.ts';
import { drivingMinutesBetween } from '../../driving-minutes.ts';
import type { CheckClient } from './check-client.ts';
import { fetchEnds } from './fetch-ends.ts';

/**
 * Fetches the places of a transfer, and returns the driving time between them with its `driveKey`. The time is undefined if a
 * place cannot be fetched, or if its position is unknown.
 */
export async function fetchDrivingMinutes(
  client: CheckClient,
  { line }: CartTransfer,
): Promise<[drive: string, minutes: number | undefined]> {
  const [from, to] = await fetchEnds(client, line);
  const minutes = from && to && drivingMinutesBetween(client.queryClient, from, to);
  return [driveKey(line.pickupPlace.ref, line.dropoffPlace.ref), minutes];
}
