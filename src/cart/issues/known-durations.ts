import type { CartTour, CartTransfer } from '../../schema/cart.ts';
import type { Tour } from '../../schema/tour.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { tourIdOf } from '../../tours/tour-lines.ts';
import { driveKey } from '../../trip/pickup/driving-time.ts';
import type { CartCheck } from './cart-check.ts';

/** How long tours and drives take; undefined where that is unknown. */
export interface KnownDurations {
  durationOf: (tour: CartTour) => Tour['duration'];
  drivingMinutesOf: (transfer: CartTransfer) => number | undefined;
}

/** The durations that a check of the cart has found. */
export function knownDurations({ tours, drivingMinutes }: CartCheck): KnownDurations {
  return {
    durationOf: ({ id, line }) => {
      const tourCheck = tours[id];
      if (!tourCheck?.tour || tourCheck.tour === 'not-found') return undefined;
      // The line may have been replaced by another tour since the check.
      return isSameId(tourIdOf(line), tourIdOf(tourCheck.line)) ? tourCheck.tour.duration : undefined;
    },
    drivingMinutesOf: ({ line: { pickupPlace, dropoffPlace } }) =>
      drivingMinutes?.[driveKey(pickupPlace.ref, dropoffPlace.ref)],
  };
}
