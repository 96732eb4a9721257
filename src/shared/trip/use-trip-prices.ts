import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { pricesQuery, wireMidnight, type Prices } from '../../api/prices.ts';
import { pastDates } from '../../trip/search/past-dates.ts';
import { randomId } from '../../platform/random-id.ts';
import { wireRefOf } from '../../trip/search/searched-trip.ts';
import { partyOf } from '../../schema/party.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { useApi } from '../storefront/session-context.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { todayNow, useToday } from '../storefront/use-now.ts';
import { useDelayedAnswer } from './use-delayed-answer.ts';
import { useEndsProblem } from './use-ends-problem.ts';
import { usePlace } from './use-place.ts';

/** No other place on earth begins a day earlier, so a date that has not passed here has not passed anywhere. */
const EARLIEST_TIME_ZONE = 'Pacific/Kiritimati';

/**
 * The places and prices of a trip. Prices are refetched when the trip, its dates, the language or the currency change, but
 * never for a date that has passed.
 */
export function useTripPrices(trip: TripQuery, { enabled = true } = {}) {
  const from = usePlace(trip.from, enabled);
  const to = usePlace(trip.to, enabled);
  const endsProblem = useEndsProblem(trip.searchMode, from.data, to.data);
  const timeZone = from.data?.timezone ?? to.data?.timezone;
  const isTimeZonePending = timeZone === undefined && (from.isPending || to.isPending);
  const prices = usePrices(trip, {
    enabled: enabled && !endsProblem,
    timeZone,
    requestTimeZone: isTimeZonePending ? EARLIEST_TIME_ZONE : timeZone,
  });
  return { from, to, endsProblem, prices };
}

interface PricesOptions {
  enabled: boolean;
  /** Where the trip takes place, if known. */
  timeZone: string | undefined;
  /** Decides whether a date may be requested. */
  requestTimeZone: string | undefined;
}

function usePrices(trip: TripQuery, { enabled, timeZone, requestTimeZone }: PricesOptions) {
  const api = useApi();
  const { search } = useStorefront().state;
  const searched = useSnapshot(search.state);
  const { date, returnDate, wantsReturn, searchSessionId } = searched;
  const today = useToday(timeZone);
  // Checked again right before each request, which may be days after the screen was rendered.
  const canRequest = () => pastDates(searched, todayNow(requestTimeZone)).length === 0;
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

  // Prices for other passengers or in another currency stay on screen while new ones load; those of another trip do not.
  const ofThisTrip = (prices: Prices | undefined) =>
    prices?.question.from === trip.from && prices.question.to === trip.to ? prices : undefined;
  const delayed = useDelayedAnswer(query.data, query.dataUpdatedAt);
  const shown = query.data && ofThisTrip(delayed);
  const answer = shown === query.data && !query.isPlaceholderData ? shown : undefined;
  const answeredAt = answer ? query.dataUpdatedAt : 0;

  // A search session ends with its prices.
  useEffect(() => {
    if (answeredAt > 0) search.renewSearchSession(randomId());
  }, [search, answeredAt]);

  return {
    /** The prices on screen: while new ones load, the last ones for this trip. */
    shown,
    /** The first prices for this trip, during the delay before they are shown: their cards can be rendered already. */
    arriving: shown ? undefined : ofThisTrip(query.data),
    /** The prices on screen if they are up to date; undefined while loading. */
    answer,
    /** Identifies an answer: the time of its arrival in ms, or 0. */
    answeredAt,
    error: query.error,
    tryAgain: () => {
      if (canRequest()) void query.refetch();
    },
    /** If there are any, no prices are requested. */
    pastDates: pastDates(searched, today),
    /** At the destination, if its time zone is known. */
    today,
  };
}
