import { placeQuery } from '../../../api/places.ts';
import { availabilityQuery, tourQuery, transportationQuery } from '../../../api/tours.ts';
import { revalidateTour, type TourAnswers } from '../../../cart/trip-link/revalidate-tour.ts';
import type { Revalidation } from '../../../cart/trip-link/revalidation.ts';
import type { TourPageRef } from '../../../schema/cart.ts';
import type { TourLine } from '../../../schema/tour-line.ts';
import type { TripLinkTour } from '../../../schema/trip-link/trip-link-format.ts';
import { idToString, type WireId } from '../../../schema/wire-values.ts';
import { isPastTourDate } from '../../../tours/tour-cutoff.ts';
import { answerUnlessRejected } from './answer-unless-rejected.ts';
import type { RevalidationContext } from './revalidation-context.ts';

/** Turns a tour of a trip link into a line of the cart, if it can still be booked. */
export async function revalidateLinkedTour(
  context: RevalidationContext,
  linkedTour: TripLinkTour,
): Promise<Revalidation<{ line: TourLine; page: TourPageRef }>> {
  const { api, queryClient, now } = context;
  const { date, adults, kids } = linkedTour;
  const query = tourQuery(api, idToString(linkedTour.tour), linkedTour.category || undefined);
  const tour = await answerUnlessRejected(queryClient.query(query));
  if (!tour) return { ok: false, reason: 'not-offered', title: '' };

  const isPast = isPastTourDate(now, date, tour);
  const [times = [], pickup] = await Promise.all([
    isPast
      ? undefined
      : answerUnlessRejected(queryClient.query(availabilityQuery(api, tour.id, { date, adults, kids }))),
    fetchPickup(context, linkedTour, tour.id),
  ]);
  return revalidateTour(linkedTour, { tour, times, pickup }, now);
}

async function fetchPickup(
  { api, queryClient }: RevalidationContext,
  { pickup }: TripLinkTour,
  tour: WireId,
): Promise<TourAnswers['pickup']> {
  if (pickup === null) return 'none';
  const place = await answerUnlessRejected(queryClient.query(placeQuery(api, idToString(pickup))));
  if (!place) return undefined;
  const location = { ref: place.ref, title: place.title, address: place.address };
  const transportation = await answerUnlessRejected(
    queryClient.query(transportationQuery(api, tour, location)),
  );
  return transportation && { location, transportation };
}
