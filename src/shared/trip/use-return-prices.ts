import { useSnapshot } from 'valtio/react';
import { wireMidnight } from '../../api/prices.ts';
import { partyOf } from '../../schema/party.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { usePriceQuery } from './use-price-query.ts';
import { useTripTimeZone } from './use-trip-time-zone.ts';

/** The prices of a one-way trip back, in the opposite direction of `outbound`. */
export function useReturnPrices(outbound: TripQuery, { enabled }: { enabled: boolean }) {
  const { wantsReturn, returnDate } = useSnapshot(useStorefront().state.search.state);
  const timeZone = useTripTimeZone({ ref: outbound.from }, { ref: outbound.to });
  const priceRequest = {
    from: outbound.to,
    to: outbound.from,
    serviceDateTime: wantsReturn ? wireMidnight(returnDate) : null,
    returnDateTime: null,
    ...partyOf(outbound),
  };
  return usePriceQuery(priceRequest, { enabled, timeZone });
}
