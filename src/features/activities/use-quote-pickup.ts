import { useQuery } from '@tanstack/react-query';
import { transportationQuery } from '../../api/tours.ts';
import { pickupChoice } from '../../domain/quote.ts';
import { stayOf } from '../../domain/tour-line.ts';
import { useApi } from '../../parts/session-context.ts';
import { useCart } from '../../parts/use-cart.ts';
import type { PickupLocation } from '../../schema/tour-line.ts';
import type { Tour } from '../../schema/tour.ts';
import type { ChangeQuote, QuoteChoices } from './quote-choices.ts';

const nowhere: PickupLocation = { ref: '', title: '', address: '' };

/** Where the guests are fetched, if they are; until the visitor says so, where the transfer in the cart leads. */
export function useQuotePickup(tour: Tour, choices: QuoteChoices, change: ChangeQuote) {
  const [transfer] = useCart().transfers;
  const choice = pickupChoice(tour);
  const wanted = choice === 'always' || (choice === 'optional' && choices.wantsPickup);
  const location = choices.pickup === undefined ? stayOf(transfer?.line) : choices.pickup;
  const asked = wanted && location !== null;
  const ride = useQuery({
    ...transportationQuery(useApi(), tour.id, location ?? nowhere),
    enabled: asked,
  });
  return {
    choice,
    wanted,
    location: wanted ? location : null,
    ride: asked ? (ride.data ?? null) : null,
    searching: asked && ride.isFetching,
    /** Any failure of the look-up counts as that. */
    outsideCoverage: asked && ride.isError && !ride.isFetching,
    choose: (place: PickupLocation | null) => change({ pickup: place }),
  };
}
export type QuotePickup = ReturnType<typeof useQuotePickup>;
