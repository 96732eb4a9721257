import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { pricesQuery, wireMidnight } from '../../api/prices.ts';
import { pastDates } from '../../trip/search/past-dates.ts';
import { wireRefOf } from '../../trip/search/searched-trip.ts';
import { partyOf } from '../../schema/party.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { useApi } from '../storefront/session-context.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { todayNow } from '../storefront/use-now.ts';

interface PriceQueryOptions {
  enabled: boolean;
  /** Where the dates of the trip must not have passed; undefined for the visitor's own time zone. */
  timeZone: string | undefined;
}

/**
 * Requests the prices of a trip. Its dates and its search session come from the visitor's search, because a trip in a route
 * has neither.
 */
export function usePriceQuery(trip: TripQuery, { enabled, timeZone }: PriceQueryOptions) {
  const api = useApi();
  const { search } = useStorefront().state;
  const searchState = useSnapshot(search.state);
  const { date, returnDate, wantsReturn, searchSessionId } = searchState;
  // Checked again right before each request, which may be days after the screen was rendered.
  const canRequest = () => pastDates(searchState, todayNow(timeZone)).length === 0;
  const question = {
    from: trip.from,
    to: trip.to,
    serviceDateTime: wireMidnight(date),
    returnDateTime: wantsReturn ? wireMidnight(returnDate) : null,
    ...partyOf(trip),
  };
  const wireRefs = { from: wireRefOf(search.state, trip.from), to: wireRefOf(search.state, trip.to) };
  const query = useQuery({
    ...pricesQuery(api, question, { sessionToken: searchSessionId, wireRefs }),
    enabled: () => enabled && canRequest(),
    placeholderData: keepPreviousData,
  });
  const tryAgain = () => {
    if (canRequest()) void query.refetch();
  };
  return { query, tryAgain };
}
