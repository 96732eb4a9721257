import { mapParty, type Party } from '../schema/party.ts';
import type { TransferSale } from '../schema/sale.ts';
import { addParties } from '../trip/party-rules.ts';
import { isSameTrip } from './vehicle-number.ts';

/** Vehicles of the same kind that make the same trip. */
export interface RideGroup {
  /** The ride of the first vehicle. */
  ride: TransferSale;
  vehicleCount: number;
  /** Everyone who travels in them. */
  party: Party;
}

/** Groups rides by trip and kind of vehicle, in the order of their first ones. */
export function rideGroups(rides: readonly TransferSale[]): RideGroup[] {
  return rides.flatMap((ride) => {
    const group = rides.filter((other) => other === ride || isSameKindOfRide(other, ride));
    return group[0] === ride ? [{ ride, vehicleCount: group.length, party: wholeParty(group) }] : [];
  });
}

function isSameKindOfRide(one: TransferSale, other: TransferSale): boolean {
  return isSameTrip(one, other) && one.service_type?.label === other.service_type?.label;
}

function wholeParty(rides: readonly TransferSale[]): Party {
  let party = mapParty(() => 0);
  for (const ride of rides) party = addParties(party, ride);
  return party;
}
