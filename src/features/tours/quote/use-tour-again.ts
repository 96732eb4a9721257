import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import type { CarriedTour } from '../../../schema/carried-cart.ts';
import type { TourPageRef } from '../../../schema/cart.ts';
import { isSameId } from '../../../schema/wire-values.ts';

/** What a trip link carried of this tour, if the visitor came to choose it again. */
export function useTourAgain({ tour }: TourPageRef): CarriedTour | undefined {
  const again = useStorefront().state.cart.state.choosingAgain?.tour;
  return again && isSameId(again.tour, tour) ? again : undefined;
}
