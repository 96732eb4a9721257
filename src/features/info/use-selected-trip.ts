import { useSnapshot } from 'valtio/react';
import type { PriceOption } from '../../schema/price-option.ts';
import { partyOf } from '../../schema/party.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { offeredVehicles } from '../../trip/vehicles/trip-plan.ts';
import { useLoadedTrip, type ReadyTrip, type UnavailableTrip } from './use-loaded-trip.ts';
import { useTripInRoute } from './use-trip-in-route.ts';

/** A trip with one option for all passengers. */
export interface SelectedTrip extends ReadyTrip {
  option: PriceOption;
}

/**
 * The trip in the route with the option that the visitor has selected, at its current price. It is `missing` if none is
 * selected for these places, or if the option is no longer offered for the trip kind or does not seat the party.
 */
export function useSelectedTrip(): UnavailableTrip | SelectedTrip {
  const query = useTripInRoute();
  const { selection } = useSnapshot(useStorefront().state.draft.state);
  const isSelected = selection !== null && selection.from === query.from && selection.to === query.to;
  const trip = useLoadedTrip(query, { enabled: isSelected });

  if (!isSelected) return { status: 'missing' };
  if (trip.status !== 'ready') return trip;
  const { from, to, prices, isOutdated } = trip;
  const selected = { ...partyOf(query), priceRef: selection.priceRef };
  const [vehicle] = offeredVehicles([selected], prices.options, selection.trip) ?? [];
  if (!vehicle) return { status: 'missing' };
  const { currency } = prices;
  return {
    status: 'ready',
    query,
    from,
    to,
    option: vehicle.option,
    currency,
    isOutdated,
    kind: selection.trip,
  };
}
