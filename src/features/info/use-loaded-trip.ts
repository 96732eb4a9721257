import type { Prices } from '../../api/prices.ts';
import type { LocalDate } from '../../lib/local-date.ts';
import type { Place } from '../../schema/place.ts';
import type { TripKind, TripQuery } from '../../schema/trip.ts';
import { useTripPrices } from '../../shared/trip/use-trip-prices.ts';
import type { SearchDateName } from '../../trip/search/search-dates.ts';

/** A trip that can be booked at current prices. */
export interface ReadyTrip {
  status: 'ready';
  query: TripQuery;
  from: Place;
  to: Place;
  kind: TripKind;
  /** The currency of the prices. */
  currency: string;
  /** Whether new prices are loading, in another language or currency. */
  isOutdated: boolean;
}

/** A trip whose form cannot be shown, or not yet. */
export type UnavailableTrip =
  /** Nothing is selected for the places in the route, what is selected is not offered, or no trip joins the places. */
  | { status: 'missing' }
  | { status: 'loading' }
  | { status: 'past-dates'; pastDate: SearchDateName; today: LocalDate }
  | { status: 'failed'; error: Error; tryAgain: () => void };

interface LoadedTrip extends Pick<ReadyTrip, 'status' | 'from' | 'to' | 'isOutdated'> {
  prices: Prices;
}

/** The places and prices of a trip, or the reason why its form cannot be shown. */
export function useLoadedTrip(
  trip: TripQuery,
  { enabled }: { enabled: boolean },
): UnavailableTrip | LoadedTrip {
  const { from, to, endsProblem, prices } = useTripPrices(trip, { enabled });
  if (endsProblem) return { status: 'missing' };
  const { pastDate, today, displayed, current } = prices;
  if (pastDate) return { status: 'past-dates', pastDate, today };
  const failedPlace = [from, to].find(({ isError }) => isError);
  if (failedPlace?.error) {
    return { status: 'failed', error: failedPlace.error, tryAgain: () => void failedPlace.refetch() };
  }
  if (prices.error) return { status: 'failed', error: prices.error, tryAgain: prices.tryAgain };
  if (!from.data || !to.data || !displayed) return { status: 'loading' };
  return {
    status: 'ready',
    from: from.data,
    to: to.data,
    prices: displayed,
    isOutdated: current === undefined,
  };
}
