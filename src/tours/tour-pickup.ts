import type { PickupLocation } from '../schema/tour-line.ts';
import type { Tour, TourTransportation } from '../schema/tour.ts';
import type { TransferLine } from '../schema/transfer.ts';

/** When a tour picks up its guests: always, on request or never. */
export type PickupPolicy = 'always' | 'optional' | 'never';

type PickupTerms = Pick<Tour, 'transportation_enabled' | 'require_pickup_location'>;

export function pickupPolicy(tour: PickupTerms): PickupPolicy {
  if (!tour.transportation_enabled) return 'never';
  return tour.require_pickup_location ? 'always' : 'optional';
}

/** Whether a tour can be booked with a pickup, or without one. */
export function allowsBooking(tour: PickupTerms, { withPickup }: { withPickup: boolean }): boolean {
  return pickupPolicy(tour) !== (withPickup ? 'never' : 'always');
}

/** Whether the pickup needs a ride. The provider's id −1 means that no transportation is needed. */
export function needsTransportation({ id }: Pick<TourTransportation, 'id'>): boolean {
  return Number(id) !== -1;
}

/** The visitor's hotel: the end of a transfer that is not the airport or, from door to door, the one that it leads to. */
export function hotelOf(transfer: TransferLine | undefined): PickupLocation | null {
  if (!transfer) return null;
  const { ref, title } = transfer.tripType === 'H2A' ? transfer.pickupPlace : transfer.dropoffPlace;
  return { ref, title, address: '' };
}
