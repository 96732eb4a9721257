import { amountsDiffer } from '../lib/money.ts';
import type { PricedCart } from '../schema/cart-summary.ts';

/** The total of a cart. */
export interface Total {
  amount: number;
  /** The lower-case code of the currency. */
  currency: string;
}

/** The total of a cart as the provider has calculated it. */
export function totalOf({ summary, currency }: PricedCart): Total {
  return { amount: summary.total, currency };
}

/** Whether two totals differ; totals in different currencies always do. */
export function totalsDiffer(one: Total, other: Total): boolean {
  return one.currency !== other.currency || amountsDiffer(one.amount, other.amount);
}

export interface PriceChange {
  /** The total that the provider no longer honours. */
  before: Total;
  /** The fingerprint of the cart that had the total `before`. */
  cartFingerprint: string;
  /** The total that the visitor has accepted instead, if any. */
  accepted: Total | null;
}

/** Whether the visitor has accepted the total on screen. After a price change, every new total has to be accepted. */
export function isTotalAccepted(change: Readonly<PriceChange> | null, total: Total): boolean {
  if (!change) return true;
  return change.accepted !== null && !totalsDiffer(change.accepted, total);
}
