import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import type { ApiContext } from '../../api/context.ts';
import { availabilityQuery, tourQuery } from '../../api/tours.ts';
import type { TourCheck } from '../../domain/cart-check.ts';
import { tourIdOf } from '../../domain/tour-line.ts';
import type { CartTour } from '../../schema/cart.ts';
import { idText } from '../../schema/wire-values.ts';

/** Resolves with undefined if the question fails, or is not answered in time. */
export type Ask = <Answer>(question: Promise<Answer>) => Promise<Answer | undefined>;

/** What it takes to ask. */
export interface Client {
  queryClient: QueryClient;
  api: ApiContext;
  ask: Ask;
}

/** Asks about a tour of the cart: whether it is on offer, and when it still departs that day. */
export async function checkTour(
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
        .catch((error: unknown) => (isMissing(error) ? ('gone' as const) : undefined)),
    ),
    ask(queryClient.query({ ...availabilityQuery(api, tourId, { date, adults, kids }), staleTime: 0 })),
  ]);
  return [id, { line, tour, times }];
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}
