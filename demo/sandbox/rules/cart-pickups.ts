import type { Language } from '../data/languages.ts';
import type { Cart } from '../requests/cart.ts';
import { rideByRef } from './ride.ts';
import { validatePickup } from './pickup-validation.ts';

/** Why pickups of a cart can no longer be served, in the visitor's language. */
export function pickupProblems(cart: Cart, at: { now: Date; language: Language }): string[] {
  return cart.transfers.flatMap((line) => {
    const ride = rideByRef(line.priceSelected.ref);
    if (!ride) return [];
    const times = [line.serviceDatetime, line.returnDatetime].filter((time) => time !== null);
    return times.flatMap((time) => {
      const result = validatePickup(ride, time, at);
      return result.valid ? [] : [result.message];
    });
  });
}
