import type { TransferSale } from '../schema/sale.ts';
import type { FlightTrip } from '../schema/trip.ts';
import { pickupSteps, type PickupStep } from '../trip/pickup/pickup-steps.ts';

/** The flight of a booked transfer arrives or departs; a plain ride has none, or it is unknown which. */
type RideKind = FlightTrip | 'ride';

/** The kind of a booked transfer, which sales do not contain. A plain ride if the flight or the pickup has no time. */
export function rideKind({ flight_datime: flightAt, pickup_datetime: pickupAt }: TransferSale): RideKind {
  return flightAt && pickupAt ? flightTripOf(flightAt, pickupAt) : 'ride';
}

/** The steps before and after the pickup of a booked transfer; empty for a plain ride. */
export function ridePickupSteps({
  flight_datime: flightAt,
  pickup_datetime: pickupAt,
}: TransferSale): PickupStep[] {
  if (!flightAt || !pickupAt) return [];
  return pickupSteps({ flightTrip: flightTripOf(flightAt, pickupAt), flightAt, pickupAt });
}

/** Guests are picked up after an arriving flight and before a departing one. */
function flightTripOf(flightAt: string, pickupAt: string): FlightTrip {
  return flightAt <= pickupAt ? 'arrival' : 'departure';
}
