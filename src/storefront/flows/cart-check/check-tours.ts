import { ApiError } from '../../../api/api-error.ts';
import { availabilityQuery, tourQuery } from '../../../api/tours.ts';
import type { CartCheck, TourCheck } from '../../../cart/issues/cart-check.ts';
import { driveKey } from '../../../trip/pickup/driving-time.ts';
import { tourIdOf } from '../../../tours/tour-lines.ts';
import type { Cart, CartTour } from '../../../schema/cart.ts';
import type { TransferLine } from '../../../schema/transfer.ts';
import { idToString } from '../../../schema/wire-values.ts';
import { drivingMinutesBetween } from '../../driving-minutes.ts';
import type { CheckClient } from './check-client.ts';
import { fetchEnds } from './fetch-ends.ts';

/** Checks the tours of a cart, and how long the drives of its transfers take. */
export async function checkTours(
  client: CheckClient,
  { tours, transfers }: Cart,
): Promise<Pick<CartCheck, 'tours' | 'drivingMinutes'>> {
  const [checks, drives] = await Promise.all([
    Promise.all(tours.map((tour) => checkTour(client, tour))),
    Promise.all(transfers.map(({ line }) => estimateDrive(client, line))),
  ]);
  return { tours: Object.fromEntries(checks), drivingMinutes: Object.fromEntries(drives) };
}

/** Checks whether a tour is still offered, and fetches its departures on the day; returns both with the id of its line. */
async function checkTour(
  { queryClient, api, answerOrUndefined }: CheckClient,
  { id, line, page }: CartTour,
): Promise<[id: string, TourCheck]> {
  const tourId = tourIdOf(line);
  if (tourId === undefined) return [id, { line, tour: undefined, times: undefined }];
  const { tourDate: date, adults, kids } = line;
  const tourRequest = queryClient
    .query({ ...tourQuery(api, page?.tour ?? idToString(tourId), page?.category), staleTime: 0 })
    .catch((error: unknown) => (isMissing(error) ? ('not-found' as const) : undefined));
  const timesRequest = queryClient.query({
    ...availabilityQuery(api, tourId, { date, adults, kids }),
    staleTime: 0,
  });
  const [tour, times] = await Promise.all([answerOrUndefined(tourRequest), answerOrUndefined(timesRequest)]);
  return [id, { line, tour, times }];
}

async function estimateDrive(
  client: CheckClient,
  line: TransferLine,
): Promise<[drive: string, minutes: number | undefined]> {
  const [from, to] = await fetchEnds(client, line);
  const minutes = from && to && drivingMinutesBetween(client.queryClient, from, to);
  return [driveKey(line.pickupPlace.ref, line.dropoffPlace.ref), minutes];
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}
