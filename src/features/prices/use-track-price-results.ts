import { listEvent, transferNotFoundEvent } from '../../analytics/ecommerce-events.ts';
import { priceOptionItem } from '../../analytics/offered-items.ts';
import { optionsWithSeats } from '../../trip/pricing/price-options.ts';
import { useTrack, useTrackOnce } from '../../shared/storefront/use-analytics.ts';
import type { Place } from '../../schema/place.ts';
import type { Prices } from '../../api/prices.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { Priced } from '../../schema/priced.ts';
import type { TripKind } from '../../schema/trip.ts';

const list = { id: 'transfers', name: 'Transfers' };

interface SearchResults {
  from: Place | undefined;
  to: Place | undefined;
  /** Undefined while loading. */
  prices: Prices | undefined;
  passengers: number;
  /** Identifies the prices, so that each answer is reported once. */
  answeredAt: number;
}

type Choice = Priced<{ option: PriceOption; tripKind: TripKind }>;

/**
 * Reports the results of a search to analytics, once per answer. Returns a function to call when an option is selected.
 */
export function usePricesAnalytics(results: SearchResults): (choice: Choice) => void {
  const { from, to, prices, passengers, answeredAt } = results;
  const track = useTrack();
  const items = optionsWithSeats(prices?.options ?? [], passengers).map((option) => priceOptionItem(option));
  const isRouteUnserved = prices?.options.length === 0;
  const notFoundEvent = isRouteUnserved && from && to ? transferNotFoundEvent(from, to) : undefined;
  const viewEvent =
    prices && items.length > 0 ? listEvent('view_item_list', list, prices.currency, items) : undefined;
  useTrackOnce(notFoundEvent ?? viewEvent, String(answeredAt));
  return ({ option, tripKind, currency }) =>
    track(listEvent('select_item', list, currency, [priceOptionItem(option, tripKind)]));
}
