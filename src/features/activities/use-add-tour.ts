import { itemsEvent } from '../../domain/analytics.ts';
import { tourLineItem } from '../../domain/analytics-items.ts';
import { useSession } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useTrack } from '../../parts/use-analytics.ts';
import { useCartChanged } from '../../parts/use-cart.ts';
import { randomId } from '../../platform/visit.ts';
import type { TourPageRef } from '../../schema/cart.ts';
import type { LineTotals } from '../../schema/cart-summary.ts';
import type { TourLine } from '../../schema/tour-line.ts';

/** Puts a tour into the cart and tells the host page and analytics. */
export function useAddTour(page: TourPageRef): (line: TourLine, totals: LineTotals | undefined) => void {
  const { state } = useStorefront();
  const { currency } = useSession();
  const cartChanged = useCartChanged();
  const track = useTrack();
  return (line, totals = { total: 0, discount: 0 }) => {
    state.cart.addTour(randomId(), line, page);
    cartChanged('add');
    track(itemsEvent('add_to_cart', currency, [tourLineItem(line, totals)]));
  };
}
