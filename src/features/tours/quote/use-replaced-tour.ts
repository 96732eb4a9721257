import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import type { TripLinkTour } from '../../../schema/trip-link/trip-link-format.ts';
import type { TourPageRef } from '../../../schema/cart.ts';
import { isSameId } from '../../../schema/wire-values.ts';

/**
 * The tour as a trip link specified it, if the visitor is choosing a replacement for its unavailable line. Not reactive, because
 * only the initial form depends on it.
 */
export function useReplacedTour({ tour }: TourPageRef): TripLinkTour | undefined {
  const replacedTour = useStorefront().state.cart.state.replacing?.tour;
  return replacedTour && isSameId(replacedTour.tour, tour) ? replacedTour : undefined;
}
