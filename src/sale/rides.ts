import type { TransferSale } from '../schema/sale.ts';
import { pickupSteps, type PickupStep } from '../trip/pickup/pickup-steps.ts';

/** A transfer with an arriving flight, with a departing one, or without a flight. */
type RideKind = 'arrival' | 'departure' | 'ride';

/**
 * The kind of a booked transfer. Sales do not contain it, but guests are picked up after an arriving flight and before a
 * departing one. Without a flight, it is a plain ride.
 */
export function rideKind({ flight_datime: flight, pickup_datetime: pickup }: TransferSale): RideKind {
  if (!flight || !pickup) return 'ride';
  return flight <= pickup ? 'arrival' : 'departure';
}

/** The steps before and after the pickup of a booked transfer; empty without a flight. */
export function ridePickupSteps(transfer: TransferSale): PickupStep[] {
  const { flight_datime: flightAt, pickup_datetime: pickupAt } = transfer;
  const kind = rideKind(transfer);
  if (kind === 'ride' || !flightAt || !pickupAt) return [];
  return pickupSteps({ flightTrip: kind, flightAt, pickupAt });
}
