import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { airportsQuery, placeQuery } from '../../api/places.ts';
import { pricesQuery, type PriceQuestion } from '../../api/prices.ts';
import { pastDates } from '../../trip/search/past-dates.ts';
import { wireRefOf } from '../../trip/search/search-fields.ts';
import { endsProblem, isAirport } from '../../trip/trip-problem.ts';
import { randomId } from '../../platform/page/visit.ts';
import type { Place } from '../../schema/place.ts';
import { partyOf } from '../../schema/party.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { useApi } from '../storefront/session-context.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { todayNow, useToday } from '../storefront/use-now.ts';

/** Results are shown a moment after they arrive, as specified. */
const RESULTS_DELAY_MS = 200;
/** Where a date is past first. */
const EARLIEST_TIME_ZONE = 'Pacific/Kiritimati';

/**
 * The places and prices of a trip; refetched when the trip, passengers, language or currency change, but never for a day
 * that is over.
 */
export function usePrices(trip: TripQuery, { enabled = true } = {}) {
  const from = usePlace(trip.from, enabled);
  const to = usePlace(trip.to, enabled);
  const timeZone = from.data?.timezone ?? to.data?.timezone;
  const fault = useEndsProblem(trip, from.data, to.data);
  // Until the time zone is known, request only dates that are not past anywhere.
  const isTimeZonePending = timeZone === undefined && (from.isPending || to.isPending);
  const clock = isTimeZonePending ? EARLIEST_TIME_ZONE : timeZone;
  return { from, to, fault, prices: usePricesOf(trip, enabled && !fault, { timeZone, clock }) };
}

/** What is wrong with the ends of a trip, as soon as they are known. */
function useEndsProblem({ searchMode }: TripQuery, from: Place | undefined, to: Place | undefined) {
  const end = { A2H: from, H2A: to, P2P: undefined }[searchMode];
  const isUnclear = end !== undefined && isAirport(end, undefined) !== true;
  const airports = useQuery({ ...airportsQuery(useApi()), enabled: isUnclear });
  const endOf = (place: Place) => ({ ref: place.ref, isAirport: isAirport(place, airports.data) });
  return from && to && endsProblem(searchMode, endOf(from), endOf(to));
}

interface Clocks {
  /** Where the trip takes place, as far as it is known. */
  timeZone: string | undefined;
  /** By which a day is judged before it is sent. */
  clock: string | undefined;
}

function usePricesOf(trip: TripQuery, enabled: boolean, { timeZone, clock }: Clocks) {
  const api = useApi();
  const { search } = useStorefront().state;
  const searched = useSnapshot(search.state);
  const { date, returnDate, wantsReturn, searchSessionId } = searched;
  const today = useToday(timeZone);
  // Asked again whenever the query is about to be sent, which may be days after it was set up.
  const isUpcoming = () => pastDates(searched, todayNow(clock)).length === 0;
  const question: PriceQuestion = {
    from: trip.from,
    to: trip.to,
    serviceDateTime: startOf(date),
    returnDateTime: wantsReturn ? startOf(returnDate) : null,
    ...partyOf(trip),
  };
  const wireRefs = { from: wireRefOf(search.state, trip.from), to: wireRefOf(search.state, trip.to) };
  const query = useQuery({
    ...pricesQuery(api, question, { sessionToken: searchSessionId, wireRefs }),
    enabled: () => enabled && isUpcoming(),
    placeholderData: keepPreviousData,
  });
  const arrived = useArrived(query.data, query.dataUpdatedAt);
  // For other passengers, or in another language or currency, but never for another trip.
  const isAboutTrip = (prices = arrived) =>
    prices?.question.from === trip.from && prices.question.to === trip.to;
  const shown = query.data && isAboutTrip() ? arrived : undefined;
  const answer = shown === query.data && !query.isPlaceholderData ? shown : undefined;
  const answeredAt = answer ? query.dataUpdatedAt : 0;
  // A search session ends with its answer.
  useEffect(() => {
    if (answeredAt > 0) search.renewSearchSession(randomId());
  }, [search, answeredAt]);
  return {
    /** What is shown: while loading, the last answer for this trip. */
    shown,
    /** Shown in a moment, if nothing is shown yet: time to draw it. */
    upcoming: !shown && isAboutTrip(query.data) ? query.data : undefined,
    /** Undefined while loading. */
    answer,
    /** Identifies an answer. */
    answeredAt,
    error: query.error,
    tryAgain: () => {
      if (isUpcoming()) void query.refetch();
    },
    /** The dates that are over, without which there are no prices; and the day from which there are. */
    over: pastDates(searched, today),
    today,
  };
}

/** An answer once its delay has passed, during which its cards are drawn; one that was there before has no delay. */
function useArrived<Answer>(answer: Answer, answeredAt: number): Answer {
  const [arrived, setArrived] = useState(answer);
  // A layout effect: a passive one would start the timer only after the pictures of the cards.
  useLayoutEffect(() => {
    const left = answeredAt + RESULTS_DELAY_MS - Date.now();
    const timer = setTimeout(() => setArrived(answer), Math.min(Math.max(left, 0), RESULTS_DELAY_MS));
    return () => clearTimeout(timer);
  }, [answer, answeredAt]);
  return arrived;
}

/** A place; in its previous language while it is refetched in another. */
function usePlace(ref: string, enabled: boolean) {
  const query = placeQuery(useApi(), ref);
  return useQuery({
    ...query,
    enabled,
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[2] === ref ? last : undefined),
  });
}

/** Midnight of a date as the provider writes it; null without one. */
export function startOf(date: string): string | null {
  return date === '' ? null : `${date} 00:00:00`;
}
