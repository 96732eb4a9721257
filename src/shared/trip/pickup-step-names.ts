import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PickupStepKind } from '../../trip/pickup/pickup-steps.ts';

/** The names of the steps around a pickup, on screen and in the trip file that visitors save. */
export const pickupStepNames: Record<PickupStepKind, MessageDescriptor> = {
  landing: msg`Landing`,
  luggage: msg`Luggage`,
  'meeting-point': msg`Meeting point`,
  pickup: msg`Pickup`,
  drive: msg`Drive`,
  hotel: msg`Hotel`,
  'check-in': msg`Check-in`,
  departure: msg`Departure`,
};
