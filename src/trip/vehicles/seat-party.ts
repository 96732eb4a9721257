import type { Party, PartyInput } from '../../schema/party.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { partySize } from '../party-rules.ts';
import { seatsOf } from './seats.ts';

/** A vehicle and the people in it. */
export interface VehicleParty extends Party {
  option: PriceOption;
}

/**
 * Distributes a party in proportion to the seats, so that everyone has room for luggage, with an adult in each vehicle. The
 * vehicles must seat the party, and it must have an adult for each.
 */
export function seatParty(vehicles: readonly PriceOption[], party: PartyInput): VehicleParty[] {
  const peopleByVehicle = distribute(partySize(party), vehicles, seatsOf);
  const adultsByVehicle = distribute(party.adults, peopleByVehicle, ({ count }) => count);
  return adultsByVehicle.map(({ holder: { holder: option, count: people }, count: adults }) => ({
    option,
    adults,
    kids: people - adults,
  }));
}

interface Share<Holder> {
  holder: Holder;
  capacity: number;
  count: number;
}

/** Splits a total among holders: at least one each, and the rest in proportion to their capacities. */
function distribute<Holder>(
  total: number,
  holders: readonly Holder[],
  capacityOf: (holder: Holder) => number,
): Share<Holder>[] {
  const shares = holders.map((holder) => ({ holder, capacity: capacityOf(holder), count: 1 }));
  for (let remaining = total - shares.length; remaining > 0; remaining--) addToEmptiest(shares);
  return shares;
}

/** Adds one to the share that is the least full afterwards; of equals, to the first. */
function addToEmptiest(shares: readonly Share<unknown>[]): void {
  const fillAfterNext = ({ count, capacity }: Share<unknown>) => (count + 1) / capacity;
  let [emptiest] = shares;
  for (const share of shares)
    if (emptiest && fillAfterNext(share) < fillAfterNext(emptiest)) emptiest = share;
  if (emptiest) emptiest.count++;
}
