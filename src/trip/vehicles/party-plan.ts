import type { PriceOption } from '../../schema/price-option.ts';
import type { TripKind } from '../../schema/trip.ts';
import { idText } from '../../schema/wire-values.ts';
import { sumOf } from '../../lib/money.ts';
import type { PartyInput } from '../../schema/party.ts';
import { partySize } from '../party-rules.ts';
import { isPrivate, isTripKindOffered } from '../pricing/price-options.ts';
import { priceOfTrip } from '../pricing/trip-price.ts';

/** More than these would be a convoy, which a company plans itself. */
const MAX_VEHICLES = 4;

/** A vehicle and the people in it. */
export interface VehicleParty extends PartyInput {
  option: PriceOption;
}

export type PartyPlan =
  | {
      ok: true;
      /** The largest first. */
      vehicles: VehicleParty[];
      /** The sum of their prices, in the currency of the options. */
      total: number;
    }
  | {
      ok: false;
      /** No private vehicle is sold; the page hides their prices; the largest ones together are too small; there is no adult for each vehicle. */
      reason: 'none-sold' | 'hidden' | 'too-many-people' | 'too-few-adults';
    };

export interface PartyQuestion {
  options: readonly PriceOption[];
  party: PartyInput;
  tripKind: TripKind;
  /** Trip kinds that the page hides. */
  hidden: Record<TripKind, boolean>;
  /** The fewest vehicles that the party wants; 1 unless given. */
  fewest?: number;
}

/**
 * The cheapest set of private vehicles that seats a party, with an adult in each; at an equal price the one with the
 * fewest vehicles. An option may be taken several times. The order of the options does not matter.
 */
export function planParty({ options, party, tripKind, hidden, fewest = 1 }: PartyQuestion): PartyPlan {
  const sold = options.filter((option) => isPrivate(option) && isTripKindOffered(option, tripKind, hidden));
  if (sold.length === 0) {
    const isHidden = options.some((option) => isPrivate(option) && hidesPrice(option, hidden));
    return { ok: false, reason: isHidden ? 'hidden' : 'none-sold' };
  }
  const passengers = partySize(party);
  const set = cheapestSet(sold, { tripKind, passengers, fewest, most: Math.min(MAX_VEHICLES, party.adults) });
  if (!set) {
    const largest = Math.max(...sold.map(seatsOf));
    return { ok: false, reason: largest * MAX_VEHICLES < passengers ? 'too-many-people' : 'too-few-adults' };
  }
  const vehicles = set.toSorted((one, other) => seatsOf(other) - seatsOf(one));
  return {
    ok: true,
    vehicles: seatParty(vehicles, party),
    total: sumOf(vehicles.map((option) => priceOfTrip(option, tripKind))),
  };
}

/** Whether a vehicle is sold in a way that the page hides. */
function hidesPrice(option: PriceOption, hidden: Record<TripKind, boolean>): boolean {
  return (['oneway', 'roundtrip'] as const).some((kind) => hidden[kind] && priceOfTrip(option, kind) > 0);
}

interface SetQuestion {
  tripKind: TripKind;
  passengers: number;
  fewest: number;
  most: number;
}

/** Extends sets by ever dearer vehicles, and gives up what can no longer become the cheapest or large enough. */
function cheapestSet(sold: readonly PriceOption[], question: SetQuestion): PriceOption[] | undefined {
  const { tripKind, passengers, fewest, most } = question;
  const priceOf = (option: PriceOption) => Math.round(priceOfTrip(option, tripKind) * 1000);
  const byPrice = sold.toSorted(
    (one, other) =>
      priceOf(one) - priceOf(other) ||
      seatsOf(other) - seatsOf(one) ||
      (idText(one.ref) < idText(other.ref) ? -1 : 1),
  );
  const largest = Math.max(...sold.map(seatsOf));
  let best: PriceOption[] | undefined;
  let bestPrice = Infinity;

  const extend = (set: PriceOption[], first: number, missing: number, price: number) => {
    if (missing <= 0 && set.length >= fewest) {
      if (price < bestPrice || (best && set.length < best.length)) [best, bestPrice] = [set, price];
      return;
    }
    if (missing > (most - set.length) * largest || set.length >= most) return;
    for (let index = first; index < byPrice.length; index++) {
      const option = byPrice[index] as PriceOption;
      if (price + priceOf(option) > bestPrice) return;
      extend([...set, option], index, missing - seatsOf(option), price + priceOf(option));
    }
  };
  extend([], 0, passengers, 0);
  return best;
}

/** Everybody into the vehicle that is the emptiest for its size, so that all have room for luggage. */
function seatParty(vehicles: readonly PriceOption[], { adults, kids }: PartyInput): VehicleParty[] {
  const people = spread(adults + kids, vehicles.map(seatsOf));
  const adultsPerVehicle = spread(adults, people);
  return vehicles.map((option, index) => {
    const inside = adultsPerVehicle[index] ?? 0;
    return { option, adults: inside, kids: (people[index] ?? 0) - inside };
  });
}

/** Spreads a number over places with room for so many: at least one each, and the rest in proportion. */
function spread(total: number, room: readonly number[]): number[] {
  const shares = room.map(() => 1);
  const fill = (index: number) => ((shares[index] ?? 0) + 1) / (room[index] ?? 0);
  for (let left = total - room.length; left > 0; left--) {
    const [emptiest = 0] = [...room.keys()].toSorted((one, other) => fill(one) - fill(other));
    shares[emptiest] = (shares[emptiest] ?? 0) + 1;
  }
  return shares;
}

function seatsOf({ max_pax }: PriceOption): number {
  return Math.floor(max_pax);
}
