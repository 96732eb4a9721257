import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import type { ApiContext } from '../../api/context.ts';
import { placeQuery } from '../../api/places.ts';
import { availabilityQuery, tourQuery } from '../../api/tours.ts';
import type { CartCheck, TourCheck } from '../../cart/issues/cart-check.ts';
import { driveKey } from '../../trip/pickup/driving-time.ts';
import { tourIdOf } from '../../tours/tour-in-cart.ts';
import type { Cart, CartTour } from '../../schema/cart.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { idText } from '../../schema/wire-values.ts';
import { drivingMinutesBetween } from '../driving-minutes.ts';

/** Resolves with undefined if the request fails or times out. */
export type Ask = <Answer>(question: Promise<Answer>) => Promise<Answer | undefined>;

/** What the requests of a round depend on. */
export interface Client {
  queryClient: QueryClient;
  api: ApiContext;
  ask: Ask;
}

/** Checks the tours of a cart, and how long the transfers that bring the party there take. */
export async function checkTours(
  client: Client,
  { tours, transfers }: Cart,
): Promise<Pick<CartCheck, 'tours' | 'drivingMinutes'>> {
  const [checks, drives] = await Promise.all([
    Promise.all(tours.map((kept) => checkTour(client, kept))),
    Promise.all(transfers.map(({ line }) => checkDrive(client, line))),
  ]);
  return { tours: Object.fromEntries(checks), drivingMinutes: Object.fromEntries(drives) };
}

/** Whether a tour is on offer, and when it still departs that day. */
async function checkTour(
  { queryClient, api, ask }: Client,
  { id, line, page }: CartTour,
): Promise<[string, TourCheck]> {
  const tourId = tourIdOf(line);
  if (tourId === undefined) return [id, { line, tour: undefined, times: undefined }];
  const { tourDate: date, adults, kids } = line;
  const [tour, times] = await Promise.all([
    ask(
      queryClient
        .query({ ...tourQuery(api, page?.tour ?? idText(tourId), page?.category), staleTime: 0 })
        .catch((error: unknown) => (isMissing(error) ? ('not-found' as const) : undefined)),
    ),
    ask(queryClient.query({ ...availabilityQuery(api, tourId, { date, adults, kids }), staleTime: 0 })),
  ]);
  return [id, { line, tour, times }];
}

async function checkDrive(
  { queryClient, api, ask }: Client,
  { pickupPlace, dropoffPlace }: TransferLine,
): Promise<[string, number | undefined]> {
  const [from, to] = await Promise.all(
    [pickupPlace, dropoffPlace].map(({ ref }) => ask(queryClient.query(placeQuery(api, ref)))),
  );
  const minutes = from && to && drivingMinutesBetween(queryClient, from, to);
  return [driveKey(pickupPlace.ref, dropoffPlace.ref), minutes];
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}
