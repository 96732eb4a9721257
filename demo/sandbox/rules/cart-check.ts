import type { Issue } from '../journal.ts';
import type { Cart } from '../requests/cart.ts';
import { extraLineProblems } from './extra-line-check.ts';
import { tourBookingProblems, tourLineProblems } from './tour-line-check.ts';
import { transferLineProblems } from './transfer-line-check.ts';

/** The problems of a well-formed cart, line by line. */
export function cartProblems({ transfers, tours, extras }: Cart): Issue[] {
  return [
    ...lineIssues('transfers', transfers, transferLineProblems),
    ...lineIssues('tours', tours, tourLineProblems),
    ...lineIssues('extras', extras, extraLineProblems),
  ];
}

/** Problems that only matter once the cart is booked. */
export function bookingProblems({ tours }: Cart): Issue[] {
  return lineIssues('tours', tours, tourBookingProblems);
}

function lineIssues<Line>(
  part: keyof Cart,
  lines: readonly Line[],
  problemsOf: (line: Line) => string[],
): Issue[] {
  return lines.flatMap((line, index) =>
    problemsOf(line).map((message) => ({ path: `cart.${part}.${index}`, message })),
  );
}
