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

/** The number of whole seats, because a provider may send a fraction. */
export function seatsOf({ max_pax }: PriceOption): number {
  return Math.floor(max_pax);
}

/** Splits a total into a share for each capacity: at least one each, and the rest in proportion to the capacities. */
function distribute(total: number, capacities: readonly number[]): number[] {
  const shares = capacities.map(() => 1);
  const fillAfterNext = (index: number) => ((shares[index] ?? 0) + 1) / (capacities[index] ?? 0);
  for (let remaining = total - capacities.length; remaining > 0; remaining--) {
    const [emptiest = 0] = [...capacities.keys()].toSorted(
      (one, other) => fillAfterNext(one) - fillAfterNext(other),
    );
    shares[emptiest] = (shares[emptiest] ?? 0) + 1;
  }
  return shares;
}
