import { amountsDiffer } from '../../lib/money.ts';
import type { AcceptedPrice, Cart } from '../../schema/cart.ts';
import type { LineTotals } from '../../schema/cart-summary.ts';
import type { CartIssue } from '../../schema/cart-snapshot.ts';
import type { ExtraLine } from '../../schema/extra.ts';
import type { Priced } from '../../schema/priced.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { acceptedPrice, totalsByLine } from '../cart-totals.ts';
import type { CartCheck } from './cart-check.ts';
import { knownDurations } from './known-durations.ts';
import { tourIssues } from './tour-issues.ts';
import { transferIssues } from './transfer-issues.ts';
import { tripHints } from './trip-hints.ts';

/** The issues of the lines that have any, by line id. */
export type IssuesByLine = Readonly<Record<string, CartIssue[]>>;

/**
 * All issues of a cart's lines: first those about availability, then a changed price, then hints about how the parts of
 * the trip fit together.
 */
export function cartIssues(cart: Cart, check: CartCheck): IssuesByLine {
  const totals = check.totals && totalsByLine(cart, check.totals);
  const hints = tripHints(cart, knownDurations(check));
  const issuesOfLines = linesWithAvailability(cart, check).map(({ id, accepted, availability }) => {
    // The price of an unavailable service does not matter.
    const price = availability.some(isUnavailable) ? [] : priceIssues(accepted, totals?.get(id));
    return { id, issues: [...availability, ...price, ...(hints.get(id) ?? [])] };
  });
  return Object.fromEntries(
    issuesOfLines.filter(({ issues }) => issues.length > 0).map(({ id, issues }) => [id, issues]),
  );
}

interface LineWithAvailability {
  id: string;
  accepted?: AcceptedPrice | undefined;
  /** The issues about availability. */
  availability: CartIssue[];
}

function linesWithAvailability({ transfers, tours, extras }: Cart, check: CartCheck): LineWithAvailability[] {
  const now = new Date(check.at);
  return [
    ...transfers.map(({ id, line, accepted }) => ({
      id,
      accepted,
      availability: transferIssues(line, check.transfers[id], now),
    })),
    ...tours.map(({ id, line, accepted }) => ({
      id,
      accepted,
      availability: tourIssues(line, check.tours[id], now),
    })),
    ...extras.map(({ id, line, accepted }) => ({
      id,
      accepted,
      availability: extraIssues(line, check.extras),
    })),
  ];
}

/** The issue of an extra that is no longer offered. Without an answer about the extras on offer, there is none. */
export function extraIssues({ extraSelected }: ExtraLine, offered: CartCheck['extras']): CartIssue[] {
  const isOffered = !offered || offered.some(({ id }) => isSameId(id, extraSelected.id));
  return isOffered ? [] : [{ code: 'not-offered' }];
}

/** The issue of a price that has changed since it was accepted. Prices in different currencies cannot be compared. */
export function priceIssues(
  accepted: AcceptedPrice | undefined,
  totals: Priced<LineTotals> | undefined,
): CartIssue[] {
  if (!accepted || accepted.currency !== totals?.currency) return [];
  const before = accepted.total;
  const now = acceptedPrice(totals).total;
  return amountsDiffer(before, now) ? [{ code: 'price-changed', before, now }] : [];
}

function isUnavailable({ code }: CartIssue): boolean {
  return code === 'not-offered' || code === 'sold-out';
}
