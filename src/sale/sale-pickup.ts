import type { TransferSale } from '../schema/sale.ts';
import { pickupMoments, type PickupMoment } from '../trip/pickup-moments.ts';
import { rideKind } from './sale-services.ts';

/** What happens around the pickup of a booked ride; empty without a flight. */
export function salePickupMoments(transfer: TransferSale): PickupMoment[] {
  const { flight_datime: flightAt, pickup_datetime: pickupAt } = transfer;
  const trip = rideKind(transfer);
  return trip === 'ride' || !flightAt || !pickupAt ? [] : pickupMoments({ trip, flightAt, pickupAt });
}
