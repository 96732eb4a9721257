import { availabilityQuery, isTourNotFound, tourQuery } from '../../../api/tours.ts';
import type { TourCheck } from '../../../cart/issues/cart-check.ts';
import { tourIdOf } from '../../../tours/tour-lines.ts';
import type { CartTour } from '../../../schema/cart.ts';
import { idToString } from '../../../schema/wire-values.ts';
import type { CheckClient } from './check-client.ts';

/** Checks whether a tour is still offered, and fetches its departures on the day; returns both with the id of its line. */
export async function checkTour(
  { queryClient, api, waitForAnswer }: CheckClient,
  { id, line, page }: CartTour,
): Promise<[id: string, TourCheck]> {
  const tourId = tourIdOf(line);
  if (tourId === undefined) return [id, { line, tour: undefined, times: undefined }];
  const { tourDate: date, adults, kids } = line;
  const tourRequest = queryClient
    .query({ ...tourQuery(api, page?.tour ?? idToString(tourId), page?.category), staleTime: 0 })
    .catch((error: unknown) => (isTourNotFound(error) ? ('not-found' as const) : undefined));
  const timesRequest = queryClient.query({
    ...availabilityQuery(api, tourId, { date, adults, kids }),
    staleTime: 0,
  });
  const [tour, times] = await Promise.all([waitForAnswer(tourRequest), waitForAnswer(timesRequest)]);
  return [id, { line, tour, times }];
}
