import { ApiError } from '../../../api/api-error.ts';
import { extrasQuery } from '../../../api/extras.ts';
import { mergeExtras, revalidateExtra } from '../../../cart/trip-link/revalidate-extras.ts';
import type { Revalidation } from '../../../cart/trip-link/revalidation.ts';
import type { TripLinkCart, TripLinkExtra } from '../../../schema/trip-link/trip-link-format.ts';
import { revalidateLinkedTour } from './revalidate-linked-tour.ts';
import { revalidateLinkedTransfer } from './revalidate-linked-transfer.ts';
import { answerUnlessRejected } from './answer-unless-rejected.ts';
import type { RevalidationContext } from './revalidation-context.ts';

export type RevalidatedTrip = Awaited<ReturnType<typeof revalidateTrip>>;

/** Looks up every line of a trip link as the provider sells it now. Rejects if the provider cannot be reached. */
export async function revalidateTrip(context: RevalidationContext, trip: TripLinkCart) {
  const [transfers, tours, extras] = await Promise.all([
    revalidateLines(trip.transfers, (transfer) => revalidateLinkedTransfer(context, transfer)),
    revalidateLines(trip.tours, (tour) => revalidateLinkedTour(context, tour)),
    revalidateLinkedExtras(context, trip.extras),
  ]);
  return { transfers, tours, extras };
}

/** Revalidates each line. A malformed answer makes its lines unavailable, but not the others. */
function revalidateLines<Choices, Result>(
  lines: readonly Choices[],
  revalidate: (choices: Choices) => Promise<Revalidation<Result>>,
) {
  const revalidateLine = async (choices: Choices) => ({
    choices,
    revalidated: await revalidate(choices).catch(unavailableIfMalformed),
  });
  return Promise.all(lines.map(revalidateLine));
}

function unavailableIfMalformed(error: unknown): Revalidation<never> {
  if (error instanceof ApiError && error.code === 'bad-response')
    return { ok: false, reason: 'no-answer', title: '' };
  throw error;
}

/** Revalidates the extras of a link, all with one answer of the provider. */
async function revalidateLinkedExtras(
  { api, queryClient }: RevalidationContext,
  linkedExtras: readonly TripLinkExtra[],
) {
  if (linkedExtras.length === 0) return [];
  const offeredExtras = answerUnlessRejected(queryClient.query(extrasQuery(api)));
  return revalidateLines(mergeExtras(linkedExtras), async (extra) =>
    revalidateExtra(extra, (await offeredExtras) ?? []),
  );
}
