import type { UseQueryResult } from '@tanstack/react-query';
import type { Prices } from '../../api/prices.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { useDelayedAnswer } from './use-delayed-answer.ts';

type PriceQuery = Pick<UseQueryResult<Prices>, 'data' | 'dataUpdatedAt' | 'isPlaceholderData'>;

/**
 * Decides which prices are on screen. Prices for other passengers or dates, or in another currency, stay there while new ones
 * load; those between other places do not.
 */
export function useDisplayedPrices(trip: TripQuery, query: PriceQuery) {
  const ifForTrip = (prices: Prices | undefined) =>
    prices?.request.from === trip.from && prices.request.to === trip.to ? prices : undefined;
  const delayedPrices = useDelayedAnswer(query.data, query.dataUpdatedAt);
  const displayed = query.data && ifForTrip(delayedPrices);
  const current = displayed === query.data && !query.isPlaceholderData ? displayed : undefined;
  return {
    /** The prices on screen: while new ones load, the last ones for this trip. */
    displayed,
    /** The first prices for this trip, during the delay before they are displayed: their cards can be rendered already. */
    upcoming: displayed ? undefined : ifForTrip(query.data),
    /** The prices on screen if they are up to date; undefined while loading. */
    current,
    /** Identifies the current prices: the time of their arrival in ms, or 0. */
    answeredAt: current ? query.dataUpdatedAt : 0,
  };
}
