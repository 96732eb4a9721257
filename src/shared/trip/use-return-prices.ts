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

/** The prices of a one-way trip back, in the opposite direction of `outbound`. */
export function useReturnPrices(outbound: TripQuery, { enabled = true } = {}) {
  const { search } = useStorefront().state;
  const searchState = useSnapshot(search.state);
  const { wantsReturn, returnDate, searchSessionId } = searchState;
  const question = {
    from: outbound.to,
    to: outbound.from,
    serviceDateTime: wantsReturn ? wireMidnight(returnDate) : null,
    returnDateTime: null,
    ...partyOf(outbound),
  };
  const timeZone = useTripTimeZone({ ref: outbound.from }, { ref: outbound.to });
  const wireRefs = { from: wireRefOf(search.state, outbound.to), to: wireRefOf(search.state, outbound.from) };
  return useQuery({
    ...pricesQuery(useApi(), question, { sessionToken: searchSessionId, wireRefs }),
    enabled: () => enabled && pastDates(searchState, todayNow(timeZone)).length === 0,
    placeholderData: keepPreviousData,
  });
}
