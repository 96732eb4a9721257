import { partyFields, partyOf } from '../../schema/party.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { ChosenVehicle, TripPlan } from '../../schema/draft.ts';
import type { TripKind, TripQuery } from '../../schema/trip.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { hasSeats } from './seats.ts';
import type { VehicleParty } from './seat-party.ts';
import { partySize, subtractParty } from '../party-rules.ts';
import { isSold } from '../pricing/trip-price.ts';

type ReadonlyPlan = Readonly<Omit<TripPlan, 'vehicles' | 'back'>> & {
  readonly vehicles: readonly Readonly<ChosenVehicle>[];
  readonly back: readonly Readonly<ChosenVehicle>[];
};

/** Whether a plan is for this trip: other ends or another party need another plan. */
export function planMatchesTrip(plan: ReadonlyPlan | null, trip: TripQuery): plan is ReadonlyPlan {
  if (plan?.from !== trip.from || plan.to !== trip.to) return false;
  let unseated = partyOf(trip);
  for (const vehicle of plan.vehicles) unseated = subtractParty(unseated, vehicle);
  return partyFields.every((field) => unseated[field] === 0);
}

/** Vehicles that are booked together: at least one. */
export type VehicleGroup = readonly [VehicleParty, ...VehicleParty[]];

/** The vehicles with their options at current prices; undefined if one of them is no longer offered, or if there are none. */
export function offeredVehicles(
  vehicles: readonly Readonly<ChosenVehicle>[],
  options: readonly PriceOption[],
  tripKind: TripKind,
): VehicleGroup | undefined {
  const offered = vehicles.flatMap((vehicle) => {
    const option = options.find(({ ref }) => isSameId(ref, vehicle.priceRef));
    if (!option || !hasSeats(option, partySize(vehicle)) || !isSold(option, tripKind)) return [];
    return [{ option, ...partyOf(vehicle) }];
  });
  const [first, ...others] = offered;
  return first && offered.length === vehicles.length ? [first, ...others] : undefined;
}

/** The longest lead time of these options, in hours. It counts for all vehicles that are booked together. */
export function longestLeadTime(options: readonly PriceOption[]): number {
  return Math.max(0, ...options.map(({ area_cutoff_hrs }) => area_cutoff_hrs));
}
