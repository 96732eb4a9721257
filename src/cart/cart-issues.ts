import type { Cart } from '../schema/cart.ts';
import type { CartIssue } from '../schema/cart-snapshot.ts';
import { isSameId } from '../schema/wire-values.ts';
import type { CartCheck, IssuesByLine } from './cart-check.ts';
import { totalsByLine } from './cart-totals.ts';
import { driveKey } from '../trip/pickup/driving-time.ts';
import { extraIssues, priceIssues, tourIssues, transferIssues } from './line-issues.ts';
import { tourIdOf } from '../tours/tour-in-cart.ts';
import { tripHints, type KnownTimes } from './trip-hints.ts';

/** All issues of a cart's lines: first those that the provider's answers raise, then hints from the trip itself. */
export function cartIssues(cart: Cart, check: CartCheck): IssuesByLine {
  const now = new Date(check.at);
  const totals = check.totals && totalsByLine(cart, check.totals);
  const hints = tripHints(cart, knownTimes(check));
  const known = [
    ...cart.transfers.map((kept) => ({ kept, of: transferIssues(kept.line, check.transfers[kept.id], now) })),
    ...cart.tours.map((kept) => ({ kept, of: tourIssues(kept.line, check.tours[kept.id], now) })),
    ...cart.extras.map((kept) => ({ kept, of: extraIssues(kept.line, check.extras) })),
  ];
  const issues = known.map(({ kept: { id, accepted }, of }): [string, CartIssue[]] => [
    id,
    // An unavailable service has no relevant price.
    [
      ...of,
      ...(of.some(isUnavailable) ? [] : priceIssues(accepted, totals?.get(id))),
      ...(hints.get(id) ?? []),
    ],
  ]);
  return Object.fromEntries(issues.filter(([, found]) => found.length > 0));
}

function isUnavailable({ code }: CartIssue): boolean {
  return code === 'not-offered' || code === 'sold-out';
}

/** How long tours and drives take, where known. */
export function knownTimes({ tours, drivingMinutes }: CartCheck): KnownTimes {
  return {
    durationOf: ({ id, line }) => {
      const checked = tours[id];
      if (!checked?.tour || checked.tour === 'not-found') return undefined;
      return isSameId(tourIdOf(line), tourIdOf(checked.line)) ? checked.tour.duration : undefined;
    },
    drivingMinutesOf: ({ line: { pickupPlace, dropoffPlace } }) =>
      drivingMinutes?.[driveKey(pickupPlace.ref, dropoffPlace.ref)],
  };
}
