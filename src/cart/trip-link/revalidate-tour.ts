import type { TourPageRef } from '../../schema/cart.ts';
import type { PickupLocation, TourLine } from '../../schema/tour-line.ts';
import type { Tour, TourTransportation } from '../../schema/tour.ts';
import type { TripLinkTour } from '../../schema/trip-link/trip-link-format.ts';
import type { UnavailableReason } from '../../schema/unavailable-line.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { isInsideCutoff } from '../../tours/tour-cutoff.ts';
import { tourLine } from '../../tours/tour-lines.ts';
import { takesParty } from '../../tours/tour-party.ts';
import { allowsBooking } from '../../tours/tour-pickup.ts';
import { tourRef } from '../../tours/tour-ref.ts';
import type { Revalidation } from './revalidation.ts';
import { tourPage } from './trip-link-cart.ts';

/** The provider's answers about a tour of a link. */
export interface TourAnswers {
  tour: Tour;
  times: readonly string[];
  /** The pickup of the guests: `none` if they come by themselves, undefined if the provider does not serve the place. */
  pickup: { location: PickupLocation; transportation: TourTransportation } | 'none' | undefined;
}

/** Turns a tour of a link into a line of the cart, if it can still be booked. */
export function revalidateTour(
  linkedTour: TripLinkTour,
  { tour, times, pickup }: TourAnswers,
  now: Date,
): Revalidation<{ line: TourLine; page: TourPageRef }> {
  const rate = tour.tour_rates.find(({ id }) => isSameId(id, linkedTour.rate));
  const unavailable = (reason: UnavailableReason) => ({ ok: false as const, reason, title: tour.title });
  const { date, schedule, adults, kids, infants } = linkedTour;
  const party = { adults, kids, infants };
  if (!rate || !takesParty(tour, rate, party)) return unavailable('not-offered');
  if (isInsideCutoff(now, { date, schedule }, tour)) return unavailable('too-late');
  if (!times.includes(schedule)) return unavailable('no-places');
  if (!pickup) return unavailable('pickup-refused');
  const withPickup = pickup !== 'none';
  if (!allowsBooking(tour, { withPickup })) return unavailable(withPickup ? 'pickup-refused' : 'not-valid');
  const { location, transportation } = withPickup ? pickup : { location: null, transportation: null };
  return {
    ok: true,
    line: tourLine({ tour, rate, party, date, schedule, pickupLocation: location, transportation }),
    page: { ...tourPage(linkedTour, tour.tour_category?.slug), tour: tourRef(tour) },
  };
}
