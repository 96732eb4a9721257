import type { UseQueryResult } from '@tanstack/react-query';
import type { Prices } from '../../api/prices.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { useDelayedAnswer } from './use-delayed-answer.ts';

type PriceQuery = Pick<UseQueryResult<Prices>, 'data' | 'dataUpdatedAt' | 'isPlaceholderData'>;

/**
 * Decides which prices are on screen. Prices for other passengers or in another currency stay there while new ones load;
 * those of another trip do not.
 */
export function useDisplayedPrices(trip: TripQuery, query: PriceQuery) {
  const isOfTrip = ({ request }: Prices) => request.from === trip.from && request.to === trip.to;
  const onlyOfTrip = (prices: Prices | undefined) => (prices && isOfTrip(prices) ? prices : undefined);
  const delayedPrices = useDelayedAnswer(query.data, query.dataUpdatedAt);
  const displayed = query.data && onlyOfTrip(delayedPrices);
  const current = displayed === query.data && !query.isPlaceholderData ? displayed : undefined;
  return {
    /** The prices on screen: while new ones load, the last ones for this trip. */
    displayed,
    /** The first prices for this trip, during the delay before they are displayed: their cards can be rendered already. */
    upcoming: displayed ? undefined : onlyOfTrip(query.data),
    /** The prices on screen if they are up to date; undefined while loading. */
    current,
    /** Identifies the current prices: the time of their arrival in ms, or 0. */
    answeredAt: current ? query.dataUpdatedAt : 0,
  };
}
