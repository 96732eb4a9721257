import type { CartTransfer } from '../../../schema/cart.ts';
import { driveKey } from '../../../trip/pickup/driving-time.ts';
import { drivingMinutesBetween } from '../../driving-minutes.ts';
import type { CheckClient } from './check-client.ts';
import { fetchEnds } from './fetch-ends.ts';

/** How long the drive of a transfer takes, undefined if a place is unknown; returns it with its `driveKey`. */
export async function fetchDrivingMinutes(
  client: CheckClient,
  { line }: CartTransfer,
): Promise<[drive: string, minutes: number | undefined]> {
  const [from, to] = await fetchEnds(client, line);
  const minutes = from && to && drivingMinutesBetween(client.queryClient, from, to);
  return [driveKey(line.pickupPlace.ref, line.dropoffPlace.ref), minutes];
}
