import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { placeQuery } from '../../api/places.ts';
import { pricesQuery, type PriceQuestion } from '../../api/prices.ts';
import { wireRefOf } from '../../domain/search.ts';
import { useApi } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { randomId } from '../../platform/visit.ts';
import type { PricesQuery } from '../../paths.ts';

/** Results are shown a moment after they arrive, as the product promises. */
const RESULTS_DELAY_MS = 200;

/** The places and prices of a trip; asked again when the trip, the passengers, the language or the currency change. */
export function usePrices(trip: PricesQuery, { enabled = true } = {}) {
  const api = useApi();
  const { search } = useStorefront().state;
  const { date, returnDate, wantsReturn } = useSnapshot(search.state);
  const question: PriceQuestion = {
    from: trip.from,
    to: trip.to,
    serviceDateTime: startOf(date),
    returnDateTime: wantsReturn ? startOf(returnDate) : null,
    adults: trip.adults,
    kids: trip.kids,
  };
  const arrived = async () => {
    await new Promise((resolve) => setTimeout(resolve, RESULTS_DELAY_MS));
    search.renewSearchSession(randomId());
  };
  const sessionToken = () => search.state.searchSessionId;
  const wireRef = (ref: string) => wireRefOf(search.state, ref);
  return {
    from: usePlace(trip.from, enabled),
    to: usePlace(trip.to, enabled),
    prices: useQuery({
      ...pricesQuery(api, question, { sessionToken, wireRef, arrived }),
      enabled,
      // For other passengers, in another language or currency; never for another trip.
      placeholderData: (last, lastQuery) => {
        const asked = lastQuery?.queryKey[3];
        return asked?.from === trip.from && asked.to === trip.to ? last : undefined;
      },
    }),
  };
}

/** A place; in its last language while it is read anew in another. */
function usePlace(ref: string, enabled: boolean) {
  const query = placeQuery(useApi(), ref);
  return useQuery({
    ...query,
    enabled,
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[2] === ref ? last : undefined),
  });
}

function startOf(date: string): string | null {
  return date === '' ? null : `${date} 00:00:00`;
}
