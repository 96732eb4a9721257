import type { Sale, TransferSale } from '../schema/sale.ts';
import type { FlightTrip } from '../schema/trip.ts';
import type { FlightRide } from '../trip/pickup/flight-ride.ts';
import { isSameParty } from '../trip/party-rules.ts';
import { knownPickupSteps, type PickupStep } from '../trip/pickup/pickup-steps.ts';

/** Whether the flight of a booked transfer arrives or departs; `ride` if it has no flight, or if that is unknown. */
type RideKind = FlightTrip | 'ride';

/** The kind of a booked transfer, which sales do not contain. A plain ride if the flight or the pickup has no time. */
export function rideKind(transfer: TransferSale): RideKind {
  return flightRideOf(transfer)?.flightTrip ?? 'ride';
}

/** The steps of a booked transfer whose time its sale knows: its flight and its pickup. Empty for a plain ride. */
export function ridePickupSteps(transfer: TransferSale): PickupStep[] {
  const ride = flightRideOf(transfer);
  return ride ? knownPickupSteps(ride) : [];
}

/**
 * A booked transfer as a ride with a flight: guests are picked up after an arriving flight and before a departing one.
 * Undefined for a plain ride.
 */
function flightRideOf({
  flight_datime: flightAt,
  pickup_datetime: pickupAt,
}: TransferSale): FlightRide | undefined {
  if (!flightAt || !pickupAt) return undefined;
  return { flightTrip: flightAt <= pickupAt ? 'arrival' : 'departure', flightAt, pickupAt };
}

/** Whether the price of a booked transfer is that of a round trip: the ride back has none of its own. */
export function isPricedForBothRides(transfer: TransferSale, { transfer_sales: rides }: Sale): boolean {
  const { pickup_place: from, dropoff_place: to, service_type: vehicle } = transfer;
  if (transfer.total <= 0 || from.title === '' || to.title === '') return false;
  return rides.some(
    (ride) =>
      ride.total === 0 &&
      ride.pickup_place.title === to.title &&
      ride.dropoff_place.title === from.title &&
      ride.service_type?.label === vehicle?.label &&
      isSameParty(ride, transfer),
  );
}
