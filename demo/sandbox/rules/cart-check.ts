import type { Issue } from '../journal.ts';
import type { Cart } from '../requests/cart.ts';
import { extraLineProblems } from './extra-price.ts';
import { tourBookingProblems, tourLineProblems } from './tour-line-check.ts';
import { transferLineProblems } from './transfer-line-check.ts';

/** The problems of a well-formed cart, line by line. */
export function cartProblems(cart: Cart): Issue[] {
  return [
    ...cart.transfers.flatMap((line, index) =>
      transferLineProblems(line).map((message) => ({ path: `cart.transfers.${index}`, message })),
    ),
    ...cart.tours.flatMap((line, index) =>
      tourLineProblems(line).map((message) => ({ path: `cart.tours.${index}`, message })),
    ),
    ...cart.extras.flatMap((line, index) =>
      extraLineProblems(line).map((message) => ({ path: `cart.extras.${index}`, message })),
    ),
  ];
}

/** What a cart may leave undecided until it is booked. */
export function bookingProblems(cart: Cart): Issue[] {
  return cart.tours.flatMap((line, index) =>
    tourBookingProblems(line).map((message) => ({ path: `cart.tours.${index}`, message })),
  );
}
