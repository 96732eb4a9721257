import { mapParty, type Party } from '../schema/party.ts';
import type { TransferSale } from '../schema/sale.ts';
import { addParties } from '../trip/party-rules.ts';

/** Vehicles of the same kind that make the same trip; most trips have one alone. */
export interface RideGroup {
  /** The ride of the first vehicle. */
  ride: TransferSale;
  /** The rides of all of them. */
  rides: readonly TransferSale[];
  /** Everyone who travels in them. */
  party: Party;
}

/** Groups rides that differ at most in their parties and prices, in the order of their first ones. */
export function rideGroups(allRides: readonly TransferSale[]): RideGroup[] {
  return allRides.flatMap((ride) => {
    const rides = allRides.filter((other) => other === ride || isSameRide(other, ride));
    return rides[0] === ride ? [{ ride, rides, party: wholeParty(rides) }] : [];
  });
}

/** Whether two rides read the same. Never without a time: they may be on different days. */
function isSameRide(one: TransferSale, other: TransferSale): boolean {
  return (
    one.pickup_datetime !== undefined &&
    one.pickup_datetime === other.pickup_datetime &&
    one.flight_datime === other.flight_datime &&
    one.pickup_place.title === other.pickup_place.title &&
    one.dropoff_place.title === other.dropoff_place.title &&
    one.service_type?.label === other.service_type?.label
  );
}

function wholeParty(rides: readonly TransferSale[]): Party {
  let party = mapParty(() => 0);
  for (const ride of rides) party = addParties(party, ride);
  return party;
}
