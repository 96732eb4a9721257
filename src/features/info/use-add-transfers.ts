import { itemsEvent } from '../../analytics/ecommerce-events.ts';
import { transferLineItem } from '../../analytics/cart-items.ts';
import { randomId } from '../../platform/random-id.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { useReportCartChange } from '../../shared/cart/use-cart.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useTrack } from '../../shared/storefront/use-track.ts';
import { addTransfersToCart } from '../../storefront/flows/add-transfers.ts';
import type { AddedLines } from './added-transfers.tsx';

/** Returns a function that adds the transfers of a trip to the cart and reports them to the host page and analytics. */
export function useAddTransfers({ query, currency }: { query: TripQuery; currency: string }) {
  const { state } = useStorefront();
  const reportCartChange = useReportCartChange();
  const track = useTrack();
  return (lines: TransferLine[]): AddedLines => {
    const transfers = lines.map((line) => ({ id: randomId(), line }));
    const remainingParty = addTransfersToCart(state, { transfers, trip: query, currency });
    reportCartChange('add');
    // The cart has not been priced yet, so each line's own total counts.
    const items = lines.map((line) => transferLineItem(line, line));
    track(itemsEvent('add_to_cart', currency, items));
    return { lines, currency, remainingParty };
  };
}
