import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { pricesQuery, type PriceRequest } from '../../api/prices.ts';
import { pastDates } from '../../trip/search/past-dates.ts';
import { wireRefOf } from '../../trip/search/searched-trip.ts';
import { useApi } from '../storefront/session-context.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { currentDate } from '../../lib/dates.ts';

interface PriceQueryOptions {
  enabled: boolean;
  /** Where the dates of the search must not have passed; undefined for the visitor's own time zone. */
  timeZone: string | undefined;
}

/** Requests prices in the session of the visitor's search, unless a date of that search has passed. */
export function usePriceQuery(priceRequest: PriceRequest, { enabled, timeZone }: PriceQueryOptions) {
  const searchState = useSnapshot(useStorefront().state.search.state);
  // Checked again right before each request, which may be days after the screen was rendered.
  const canRequest = () => pastDates(searchState, currentDate(timeZone)).length === 0;
  const wireRefs = {
    from: wireRefOf(searchState, priceRequest.from),
    to: wireRefOf(searchState, priceRequest.to),
  };
  const query = useQuery({
    ...pricesQuery(useApi(), priceRequest, { sessionToken: searchState.searchSessionId, wireRefs }),
    enabled: () => enabled && canRequest(),
    placeholderData: keepPreviousData,
  });
  const tryAgain = () => {
    if (canRequest()) void query.refetch();
  };
  return { query, tryAgain };
}
