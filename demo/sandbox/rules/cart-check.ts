import type { Issue } from '../issue.ts';
import type { Cart } from '../requests/cart.ts';
import { extraLineProblems } from './extra-price.ts';
import { transferLineProblems } from './transfer-line-check.ts';

/** What is wrong with a cart beyond its shape, line by line. */
export function cartProblems(cart: Cart): Issue[] {
  return [
    ...cart.transfers.flatMap((line, index) =>
      transferLineProblems(line).map((message) => ({ path: `cart.transfers.${index}`, message })),
    ),
    ...cart.tours.map((line, index) => ({
      path: `cart.tours.${index}`,
      message: `no tour rate has the id ${line.tourRate.id}`,
    })),
    ...cart.extras.flatMap((line, index) =>
      extraLineProblems(line).map((message) => ({ path: `cart.extras.${index}`, message })),
    ),
  ];
}
