import { ApiError } from '../../../api/api-error.ts';
import { extrasQuery } from '../../../api/extras.ts';
import { mergeExtras, revalidateExtra } from '../../../cart/trip-link/revalidate-extras.ts';
import type { Revalidation } from '../../../cart/trip-link/revalidation.ts';
import type { TripLinkCart, TripLinkExtra } from '../../../schema/trip-link/trip-link-format.ts';
import { revalidateLinkedTour } from './revalidate-linked-tour.ts';
import { revalidateLinkedTransfer } from './revalidate-linked-transfer.ts';
import { ignoreRefusal, type RevalidationContext } from './revalidation-context.ts';

export type RevalidatedTrip = Awaited<ReturnType<typeof revalidateTrip>>;

/** Looks up every line of a trip link as the provider sells it now. Rejects if the provider cannot be reached. */
export async function revalidateTrip(context: RevalidationContext, trip: TripLinkCart) {
  const [transfers, tours, extras] = await Promise.all([
    Promise.all(
      trip.transfers.map((line) => tolerateBadResponse(line, revalidateLinkedTransfer(context, line))),
    ),
    Promise.all(trip.tours.map((line) => tolerateBadResponse(line, revalidateLinkedTour(context, line)))),
    revalidateLinkedExtras(context, trip.extras),
  ]);
  return { transfers, tours, extras };
}

/** A malformed answer makes its line unavailable, but not the others. */
async function tolerateBadResponse<Choices, Result>(
  choices: Choices,
  revalidation: Promise<Revalidation<Result>>,
) {
  const revalidated = await revalidation.catch((error: unknown): Revalidation<Result> => {
    if (error instanceof ApiError && error.code === 'bad-response')
      return { ok: false, reason: 'no-answer', title: '' };
    throw error;
  });
  return { choices, revalidated };
}

async function revalidateLinkedExtras(
  { api, queryClient }: RevalidationContext,
  extras: readonly TripLinkExtra[],
) {
  const offeredExtras =
    extras.length > 0 ? await ignoreRefusal(queryClient.query(extrasQuery(api))) : undefined;
  return mergeExtras(extras).map((choices) => ({
    choices,
    revalidated: revalidateExtra(choices, offeredExtras ?? []),
  }));
}
