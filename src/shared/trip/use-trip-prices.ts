import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { wireMidnight } from '../../api/prices.ts';
import { pastDates } from '../../trip/search/past-dates.ts';
import { tripTimeZone } from '../../trip/trip-time-zone.ts';
import { randomId } from '../../platform/random-id.ts';
import { partyOf } from '../../schema/party.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { useToday } from '../storefront/use-now.ts';
import { useDisplayedPrices } from './use-displayed-prices.ts';
import { useEndsProblem } from './use-ends-problem.ts';
import { usePlace } from './use-place.ts';
import { usePriceQuery } from './use-price-query.ts';

/** The first time zone where a day ends, so a date that has not passed here has not passed anywhere. */
const EARLIEST_TIME_ZONE = 'Pacific/Kiritimati';

/**
 * Requests the places and prices of a trip. Prices are refetched when the trip, its dates, the language or the currency
 * change, but never for a date that has passed.
 */
export function useTripPrices(trip: TripQuery, { enabled }: { enabled: boolean }) {
  const searchState = useSnapshot(useStorefront().state.search.state);
  const from = usePlace(trip.from, { enabled });
  const to = usePlace(trip.to, { enabled });
  const endsProblem = useEndsProblem(trip.searchMode, from.data, to.data);
  const timeZone = tripTimeZone(from.data, to.data);
  const isTimeZonePending = timeZone === undefined && (from.isPending || to.isPending);
  // The dates come from the visitor's search, because a trip in a route has none.
  const priceRequest = {
    from: trip.from,
    to: trip.to,
    serviceDateTime: wireMidnight(searchState.date),
    returnDateTime: searchState.wantsReturn ? wireMidnight(searchState.returnDate) : null,
    ...partyOf(trip),
  };
  const { query, tryAgain } = usePriceQuery(priceRequest, {
    enabled: enabled && !endsProblem,
    timeZone: isTimeZonePending ? EARLIEST_TIME_ZONE : timeZone,
  });
  const displayedPrices = useDisplayedPrices(trip, query);
  const today = useToday(timeZone);
  // Before the time zone has been looked up, `today` may be a day later than at the destination.
  const [pastDate] = isTimeZonePending ? [] : pastDates(searchState, today);
  useSessionRenewal(displayedPrices.answeredAt);

  const prices = {
    ...displayedPrices,
    error: query.error,
    tryAgain,
    /** The first date of the search that has passed; if there is one, no prices are requested. */
    pastDate,
    /** Today's date at the destination; in the visitor's time zone if the destination's is not known. */
    today,
    timeZone,
  };
  return { from, to, endsProblem, prices };
}

/** Starts a new search session whenever prices have been displayed, because providers end a session with its prices. */
function useSessionRenewal(answeredAt: number): void {
  const { search } = useStorefront().state;
  useEffect(() => {
    if (answeredAt > 0) search.renewSearchSession(randomId());
  }, [search, answeredAt]);
}
