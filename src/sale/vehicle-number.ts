import type { Sale, TransferSale } from '../schema/sale.ts';

/** Which of the vehicles of a group a booked transfer is. */
export interface VehicleNumber {
  /** From 1. */
  number: number;
  count: number;
}

/**
 * The number of a booked transfer among those of its sale that start at the same time and place and have the same destination.
 * Undefined if there are no others, or if it has no time. `transfer` is one of the transfers of `sale`.
 */
export function vehicleNumber(transfer: TransferSale, sale: Sale): VehicleNumber | undefined {
  const group = sale.transfer_sales.filter((other) => isSameTrip(other, transfer));
  if (group.length < 2) return undefined;
  return { number: group.indexOf(transfer) + 1, count: group.length };
}

/** Whether two rides start at the same time and place and have the same destination. Never without a time. */
export function isSameTrip(one: TransferSale, other: TransferSale): boolean {
  return (
    one.pickup_datetime !== undefined &&
    one.pickup_datetime === other.pickup_datetime &&
    one.pickup_place.title === other.pickup_place.title &&
    one.dropoff_place.title === other.dropoff_place.title
  );
}
