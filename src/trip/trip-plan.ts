import type { PriceOption } from '../schema/price-option.ts';
import type { Direction, TripKind } from '../schema/transfer.ts';
import { isSameId } from '../schema/wire-values.ts';
import type { ChosenVehicle } from './party.ts';
import type { VehicleParty } from './party-plan.ts';
import { priceOfTrip } from './trip-price.ts';

/** The vehicles with their options at current prices; undefined if one of them is no longer offered. */
export function offeredVehicles(
  vehicles: readonly Readonly<ChosenVehicle>[],
  options: readonly PriceOption[],
  tripKind: TripKind,
): VehicleParty[] | undefined {
  const found = vehicles.flatMap(({ priceRef, adults, kids }) => {
    const option = options.find(({ ref }) => isSameId(ref, priceRef));
    const isOffered = option && option.max_pax >= adults + kids && priceOfTrip(option, tripKind) > 0;
    return isOffered ? [{ option, adults, kids }] : [];
  });
  return found.length === vehicles.length ? found : undefined;
}

/** The option with the longest lead time, which decides about all vehicles that leave together. */
export function strictestOption(vehicles: readonly VehicleParty[]): PriceOption | undefined {
  let strictest: PriceOption | undefined;
  for (const { option } of vehicles) {
    if (!strictest || option.area_cutoff_hrs > strictest.area_cutoff_hrs) strictest = option;
  }
  return strictest;
}

export function oppositeDirection(direction: Direction): Direction {
  return ({ A2H: 'H2A', H2A: 'A2H', P2P: 'P2P' } as const)[direction];
}
