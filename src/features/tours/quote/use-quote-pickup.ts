import { useQuery } from '@tanstack/react-query';
import type { ApiContext } from '../../../api/context.ts';
import { transportationQuery } from '../../../api/tours.ts';
import { hotelOf, pickupPolicy } from '../../../tours/tour-pickup.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import type { PickupLocation } from '../../../schema/tour-line.ts';
import type { Tour } from '../../../schema/tour.ts';
import type { ChangeQuote, QuoteChoices } from './quote-choices.ts';

interface PickupInput {
  tour: Tour;
  choices: QuoteChoices;
  change: ChangeQuote;
}

/** Completes the query while there is no place; the query is then disabled. */
const noPlace: PickupLocation = { ref: '', title: '', address: '' };

/** The pickup place and the ride from it. Until the visitor decides, the place is the hotel of the transfer in the cart. */
export function useQuotePickup(api: ApiContext, { tour, choices, change }: PickupInput) {
  const [transfer] = useCart().transfers;
  const policy = pickupPolicy(tour);
  const isIncluded = policy === 'always' || (policy === 'optional' && choices.wantsPickup);
  const location = choices.pickup === undefined ? hotelOf(transfer?.line) : choices.pickup;
  const needsRide = isIncluded && location !== null;
  const ride = useQuery({
    ...transportationQuery(api, tour.id, location ?? noPlace),
    enabled: needsRide,
  });
  return {
    policy,
    /** Whether the tour is booked with a pickup. */
    isIncluded,
    location: isIncluded ? location : null,
    ride: needsRide ? (ride.data ?? null) : null,
    isLookingUpRide: needsRide && ride.isFetching,
    /** Whether the place is too far away; also true if the lookup failed for another reason. */
    isOutsideCoverage: needsRide && ride.isError && !ride.isFetching,
    setLocation: (place: PickupLocation | null) => change({ pickup: place }),
  };
}
export type QuotePickup = ReturnType<typeof useQuotePickup>;
