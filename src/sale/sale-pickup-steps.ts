import type { TransferSale } from '../schema/sale.ts';
import { pickupSteps, type PickupStep } from '../trip/pickup/pickup-steps.ts';
import { rideKind } from './sale-services.ts';

/** The steps before and after the pickup of a booked ride; empty without a flight. */
export function salePickupSteps(transfer: TransferSale): PickupStep[] {
  const { flight_datime: flightAt, pickup_datetime: pickupAt } = transfer;
  const trip = rideKind(transfer);
  if (trip === 'ride' || !flightAt || !pickupAt) return [];
  return pickupSteps({ trip, flightAt, pickupAt });
}
