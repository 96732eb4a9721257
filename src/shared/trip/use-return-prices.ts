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
import { useTripTimeZone } from './use-trip-time-zone.ts';

/** The prices of the way back as a one-way trip of its own. `trip` is the way there. */
export function useReturnPrices(trip: TripQuery, { enabled = true } = {}) {
  const { search } = useStorefront().state;
  const searchState = useSnapshot(search.state);
  const { wantsReturn, returnDate, searchSessionId } = searchState;
  const question = {
    from: trip.to,
    to: trip.from,
    serviceDateTime: wantsReturn ? wireMidnight(returnDate) : null,
    returnDateTime: null,
    ...partyOf(trip),
  };
  const timeZone = useTripTimeZone({ ref: trip.from }, { ref: trip.to });
  const wireRefs = { from: wireRefOf(search.state, trip.to), to: wireRefOf(search.state, trip.from) };
  return useQuery({
    ...pricesQuery(useApi(), question, { sessionToken: searchSessionId, wireRefs }),
    enabled: () => enabled && pastDates(searchState, todayNow(timeZone)).length === 0,
    placeholderData: keepPreviousData,
  });
}
