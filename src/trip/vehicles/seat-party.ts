import type { PartyInput } from '../../schema/party.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { partySize } from '../party-rules.ts';

/** A vehicle and the people in it. */
export interface VehicleParty extends PartyInput {
  option: PriceOption;
}

/** Distributes a party in proportion to the seats, so that everyone has room for luggage, with an adult in each vehicle. */
export function seatParty(vehicles: readonly PriceOption[], party: PartyInput): VehicleParty[] {
  const people = distribute(partySize(party), vehicles.map(seatsOf));
  const adultsPerVehicle = distribute(party.adults, people);
  return vehicles.map((option, index) => {
    const adults = adultsPerVehicle[index] ?? 0;
    return { option, adults, kids: (people[index] ?? 0) - adults };
  });
}

/** A capacity with a fraction has no seat for it. */
export function seatsOf({ max_pax }: PriceOption): number {
  return Math.floor(max_pax);
}

/** One for each capacity; each of the others goes where the share of the capacity in use stays the smallest. */
function distribute(total: number, capacities: readonly number[]): number[] {
  const shares = capacities.map(() => 1);
  const fillAfterNext = (index: number) => ((shares[index] ?? 0) + 1) / (capacities[index] ?? 0);
  for (let left = total - capacities.length; left > 0; left--) {
    const [emptiest = 0] = [...capacities.keys()].toSorted(
      (one, other) => fillAfterNext(one) - fillAfterNext(other),
    );
    shares[emptiest] = (shares[emptiest] ?? 0) + 1;
  }
  return shares;
}
