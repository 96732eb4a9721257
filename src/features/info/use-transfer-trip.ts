import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { LocalDate } from '../../lib/dates.ts';
import type { SearchDate } from '../../trip/search/search-dates.ts';
import { tripInQuery } from '../../trip/search/trip-query.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import type { Place } from '../../schema/place.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind, TripQuery } from '../../schema/trip.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { useTripPrices } from '../../shared/trip/use-trip-prices.ts';

/** A trip whose form cannot be shown. */
export type UnavailableTrip =
  /** Nothing is selected for the places in the route, or it is no longer offered. */
  | { status: 'missing' }
  | { status: 'loading' }
  | { status: 'past-dates'; pastDates: readonly SearchDate[]; today: LocalDate }
  | { status: 'failed'; error: Error; tryAgain: () => void };

export interface TransferTrip {
  status: 'ready';
  query: TripQuery;
  from: Place;
  to: Place;
  price: PriceOption;
  /** The currency of the price. */
  currency: string;
  /** A new price is loading, in another language or currency. */
  outdated: boolean;
  kind: TripKind;
}

/** The trip that the visitor is booking, with both places and the selected option at its current price. */
export function useTransferTrip(): UnavailableTrip | TransferTrip {
  const { draft, search } = useStorefront().state;
  const tripInRoute = tripInQuery(new URLSearchParams(useSearch()), useSnapshot(search.state));
  const query = { ...tripInRoute, from: tripInRoute.from ?? '', to: tripInRoute.to ?? '' };
  const { selection } = useSnapshot(draft.state);
  const isSelected = selection !== null && selection.from === query.from && selection.to === query.to;
  const { from, to, endsProblem, prices } = useTripPrices(query, { enabled: isSelected });

  if (!isSelected || endsProblem) return { status: 'missing' };
  const { pastDates, today } = prices;
  if (pastDates.length > 0) return { status: 'past-dates', pastDates, today };
  const failedPlace = [from, to].find(({ isError }) => isError);
  if (failedPlace?.error) {
    return { status: 'failed', error: failedPlace.error, tryAgain: () => void failedPlace.refetch() };
  }
  if (prices.error) return { status: 'failed', error: prices.error, tryAgain: prices.tryAgain };
  if (!from.data || !to.data || !prices.displayed) return { status: 'loading' };
  const { options, currency } = prices.displayed;
  const price = options.find((option) => isSameId(option.ref, selection.priceRef));
  if (!price) return { status: 'missing' };
  const places = { from: from.data, to: to.data };
  const outdated = prices.current === undefined;
  return { status: 'ready', query, ...places, price, currency, outdated, kind: selection.trip };
}
