import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { VehicleParty } from '../../trip/vehicles/seat-party.ts';
import { tripInQuery } from '../../trip/search/trip-query.ts';
import { offeredVehicles, planMatchesTrip } from '../../trip/vehicles/trip-plan.ts';
import type { Place } from '../../schema/place.ts';
import type { TripKind, TripQuery } from '../../schema/trip.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useTripPrices } from '../../shared/trip/use-trip-prices.ts';
import { useReturnPrices } from '../../shared/trip/use-return-prices.ts';
import type { UnavailableTrip } from './use-transfer-trip.ts';

export interface PlannedTrip {
  status: 'ready';
  query: TripQuery;
  from: Place;
  to: Place;
  vehicles: VehicleParty[];
  /** The vehicles of the way back, if they are booked separately. */
  returnVehicles: VehicleParty[];
  /** The currency of the prices. */
  currency: string;
  /** New prices are loading, in another language or currency. */
  outdated: boolean;
  kind: TripKind;
}

/**
 * The trip of the visitor's plan, at current prices. It is `missing` if the plan is for another party or other places, or
 * if one of its vehicles is no longer offered.
 */
export function usePlannedTrip(): UnavailableTrip | PlannedTrip {
  const { draft, search } = useStorefront().state;
  const tripInRoute = tripInQuery(new URLSearchParams(useSearch()), useSnapshot(search.state));
  const query = { ...tripInRoute, from: tripInRoute.from ?? '', to: tripInRoute.to ?? '' };
  const { plan } = useSnapshot(draft.state);
  const isPlanned = planMatchesTrip(plan, query);
  const { from, to, endsProblem, prices } = useTripPrices(query, { enabled: isPlanned });
  const hasSeparateReturn = isPlanned && plan.back.length > 0;
  const returnPrices = useReturnPrices(query, { enabled: hasSeparateReturn });

  if (!isPlanned || endsProblem) return { status: 'missing' };
  const { pastDates, today } = prices;
  if (pastDates.length > 0) return { status: 'past-dates', pastDates, today };
  const failedQuery = [from, to, returnPrices].find(({ isError }) => isError);
  if (failedQuery?.error) {
    return { status: 'failed', error: failedQuery.error, tryAgain: () => void failedQuery.refetch() };
  }
  if (prices.error) return { status: 'failed', error: prices.error, tryAgain: prices.tryAgain };
  const { displayed } = prices;
  if (!from.data || !to.data || !displayed || (hasSeparateReturn && !returnPrices.data))
    return { status: 'loading' };
  const vehicles = offeredVehicles(plan.vehicles, displayed.options, plan.trip);
  const returnVehicles = offeredVehicles(plan.back, returnPrices.data?.options ?? [], 'oneway');
  if (!vehicles || !returnVehicles) return { status: 'missing' };
  const { currency } = displayed;
  const returnIsOutdated =
    hasSeparateReturn && (returnPrices.isPlaceholderData || returnPrices.data?.currency !== currency);
  const outdated = prices.current === undefined || returnIsOutdated;
  const places = { from: from.data, to: to.data };
  return { status: 'ready', query, ...places, vehicles, returnVehicles, currency, outdated, kind: plan.trip };
}
