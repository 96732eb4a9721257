import { useSnapshot } from 'valtio/react';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useReturnPrices } from '../../shared/trip/use-return-prices.ts';
import { offeredVehicles, planMatchesTrip, type VehicleGroup } from '../../trip/vehicles/trip-plan.ts';
import { useLoadedTrip, type ReadyTrip, type UnavailableTrip } from './use-loaded-trip.ts';
import { useTripInRoute } from './use-trip-in-route.ts';

/** A trip in the vehicles of a plan. */
export interface PlannedTrip extends ReadyTrip {
  vehicles: VehicleGroup;
  /** The vehicles of the return trip, if they are booked separately. */
  returnVehicles: VehicleGroup | undefined;
  /** The vehicles of both ways. */
  allVehicles: VehicleGroup;
}

/**
 * The trip of the visitor's plan, at current prices. It is `missing` if the plan is for another party or other places, or
 * if one of its vehicles is no longer offered.
 */
export function usePlannedTrip(): UnavailableTrip | PlannedTrip {
  const query = useTripInRoute();
  const { plan } = useSnapshot(useStorefront().state.draft.state);
  const isPlanned = planMatchesTrip(plan, query);
  const hasSeparateReturn = isPlanned && plan.back.length > 0;
  const trip = useLoadedTrip(query, { enabled: isPlanned });
  const { query: returnPrices, tryAgain } = useReturnPrices(query, { enabled: hasSeparateReturn });

  if (!isPlanned) return { status: 'missing' };
  if (trip.status !== 'ready') return trip;
  // Without a separate return, the query may still contain the error of an earlier request.
  if (hasSeparateReturn && returnPrices.error) {
    return { status: 'failed', error: returnPrices.error, tryAgain };
  }
  if (hasSeparateReturn && !returnPrices.data) return { status: 'loading' };
  const { from, to, prices } = trip;
  const { currency } = prices;
  const vehicles = offeredVehicles(plan.vehicles, prices.options, plan.trip);
  const returnVehicles = offeredVehicles(plan.back, returnPrices.data?.options ?? [], 'oneway');
  if (!vehicles || (hasSeparateReturn && !returnVehicles)) return { status: 'missing' };
  const isReturnOutdated =
    hasSeparateReturn && (returnPrices.isPlaceholderData || returnPrices.data?.currency !== currency);
  const isOutdated = trip.isOutdated || isReturnOutdated;
  return {
    status: 'ready',
    query,
    from,
    to,
    vehicles,
    returnVehicles,
    allVehicles: [...vehicles, ...(returnVehicles ?? [])],
    currency,
    isOutdated,
    kind: plan.trip,
  };
}
