import { itemsEvent } from '../../../analytics/ecommerce-events.ts';
import { tourLineItem } from '../../../analytics/cart-items.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useTrack } from '../../../shared/storefront/use-track.ts';
import { useReportCartChange } from '../../../shared/cart/use-cart.ts';
import { randomId } from '../../../platform/random-id.ts';
import type { AcceptedPrice, TourPageRef } from '../../../schema/cart.ts';
import type { LineTotals } from '../../../schema/cart-summary.ts';
import type { Priced } from '../../../schema/priced.ts';
import type { TourLine } from '../../../schema/tour-line.ts';

/** Returns a function that adds a tour to the cart and reports it to the host page and analytics. */
export function useAddTour(page: TourPageRef) {
  const { state } = useStorefront();
  const reportCartChange = useReportCartChange();
  const track = useTrack();
  return (line: TourLine, totals: Priced<LineTotals>, accepted: AcceptedPrice | undefined) => {
    state.cart.addTour(randomId(), line, page, accepted);
    state.cart.finishReplacing('tours');
    reportCartChange('add');
    track(itemsEvent('add_to_cart', totals.currency, [tourLineItem(line, totals)]));
  };
}
