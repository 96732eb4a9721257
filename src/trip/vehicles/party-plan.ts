import type { PriceOption } from '../../schema/price-option.ts';
import { TripKindSchema, type TripKind } from '../../schema/trip.ts';
import { sumOf } from '../../lib/money.ts';
import type { PartyInput } from '../../schema/party.ts';
import { partySize } from '../party-rules.ts';
import {
  isPrivate,
  isTripKindOffered,
  largestCapacity,
  optionsWithSeats,
  type HiddenTripKinds,
} from '../pricing/price-options.ts';
import { cheapestVehicles } from './cheapest-vehicles.ts';
import { seatParty, type VehicleParty } from './seat-party.ts';
import { seatsOf } from './seats.ts';
import { isSold, priceOfTrip } from '../pricing/trip-price.ts';

/** A single vehicle is chosen from the list of prices. */
const MIN_VEHICLES = 2;
/** Companies plan larger convoys themselves. */
const MAX_VEHICLES = 4;

export type PartyPlan =
  | {
      ok: true;
      /** The largest first. */
      vehicles: VehicleParty[];
      /** The sum of their prices, in the currency of the options. */
      total: number;
      /** Whether they cost less than any single private vehicle that seats the party, or none does. */
      isCheapest: boolean;
    }
  | { ok: false; reason: NoPlanReason };

export type NoPlanReason =
  /** No private vehicle is offered for this trip kind. */
  | 'none-sold'
  /** The same, but one is sold for a trip kind whose prices the page hides. */
  | 'hidden'
  /** Even the largest vehicles do not seat the party. */
  | 'too-many-people'
  /** There is not an adult for each vehicle. */
  | 'too-few-adults';

export interface PartyPlanRequest {
  options: readonly PriceOption[];
  party: PartyInput;
  tripKind: TripKind;
  hiddenKinds: HiddenTripKinds;
}

/**
 * The cheapest private vehicles, at least two, that seat a party, with an adult in each; at an equal price, as few as
 * possible. Several vehicles may be of the same option.
 */
export function planParty({ options, party, tripKind, hiddenKinds }: PartyPlanRequest): PartyPlan {
  const offeredOptions = options.filter(
    (option) => isPrivate(option) && isTripKindOffered(option, tripKind, hiddenKinds),
  );
  if (offeredOptions.length === 0) {
    const isHidden = options.some((option) => isPrivate(option) && hidesPrice(option, hiddenKinds));
    return { ok: false, reason: isHidden ? 'hidden' : 'none-sold' };
  }
  const passengers = partySize(party);
  const cheapest = cheapestVehicles(offeredOptions, {
    tripKind,
    passengers,
    minVehicles: MIN_VEHICLES,
    maxVehicles: Math.min(MAX_VEHICLES, party.adults),
  });
  if (!cheapest) {
    const largest = largestCapacity(offeredOptions);
    return { ok: false, reason: largest * MAX_VEHICLES < passengers ? 'too-many-people' : 'too-few-adults' };
  }
  const vehicles = cheapest.toSorted((one, other) => seatsOf(other) - seatsOf(one));
  const total = sumOf(vehicles.map((option) => priceOfTrip(option, tripKind)));
  const singlePrices = optionsWithSeats(offeredOptions, passengers).map((option) =>
    priceOfTrip(option, tripKind),
  );
  return {
    ok: true,
    vehicles: seatParty(vehicles, party),
    total,
    isCheapest: total < Math.min(...singlePrices),
  };
}

/** Whether the page hides a price of an option. */
function hidesPrice(option: PriceOption, hiddenKinds: HiddenTripKinds): boolean {
  return TripKindSchema.options.some((kind) => hiddenKinds[kind] && isSold(option, kind));
}
