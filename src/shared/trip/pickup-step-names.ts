import { msg } from '@lingui/core/macro';
import type { PickupStepKind } from '../../trip/pickup/pickup-steps.ts';

/** For the timeline on screen and for the trip that visitors save as a file. */
export const pickupStepNames: Record<PickupStepKind, ReturnType<typeof msg>> = {
  landing: msg`Landing`,
  luggage: msg`Luggage`,
  'meeting-point': msg`Meeting point`,
  pickup: msg`Pickup`,
  drive: msg`Drive`,
  hotel: msg`Hotel`,
  'check-in': msg`Check-in`,
  departure: msg`Departure`,
};
