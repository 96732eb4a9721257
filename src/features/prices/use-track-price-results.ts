import { listEvent, transferNotFoundEvent } from '../../analytics/ecommerce-events.ts';
import { priceOptionItem } from '../../analytics/offered-items.ts';
import { isTripUnserved, optionsWithSeats } from '../../trip/pricing/price-options.ts';
import { useTrack, useTrackOnce } from '../../shared/storefront/use-track.ts';
import type { Place } from '../../schema/place.ts';
import type { Prices } from '../../api/prices.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { Priced } from '../../schema/priced.ts';
import type { TripKind } from '../../schema/trip.ts';

/** The name of the list of options in analytics. */
const transfersList = { id: 'transfers', name: 'Transfers' };

interface TrackedResults {
  from: Place | undefined;
  to: Place | undefined;
  /** Undefined while loading. */
  prices: Prices | undefined;
  passengers: number;
  /** Identifies the prices, so that each answer is reported once. */
  answeredAt: number;
}

type TrackedSelection = Priced<{ option: PriceOption; tripKind: TripKind }>;

/**
 * Reports to analytics which options a search has found, or that the trip is not served, once for each answer of the
 * provider. Returns a function that reports the selection of an option.
 */
export function useTrackPriceResults(results: TrackedResults): (selection: TrackedSelection) => void {
  const { from, to, prices, passengers, answeredAt } = results;
  const track = useTrack();
  const items = optionsWithSeats(prices?.options ?? [], passengers).map((option) => priceOptionItem(option));
  const notFoundEvent = isTripUnserved(prices) && from && to ? transferNotFoundEvent(from, to) : undefined;
  const viewEvent =
    prices && items.length > 0
      ? listEvent('view_item_list', transfersList, prices.currency, items)
      : undefined;
  useTrackOnce(notFoundEvent ?? viewEvent, String(answeredAt));
  return ({ option, tripKind, currency }) =>
    track(listEvent('select_item', transfersList, currency, [priceOptionItem(option, tripKind)]));
}
