import { amountsDiffer } from '../lib/money.ts';

export interface Amount {
  total: number;
  /** Lower-case code. */
  currency: string;
}

/** A price that the provider no longer honours, and the one that the visitor has accepted instead. */
export interface PriceChange {
  before: Amount;
  /** The fingerprint of the cart that had this price. */
  cart: string;
  accepted: Amount | null;
}

/** After a price change the visitor has to accept the total on screen, and again whenever it changes. */
export function isTotalAccepted(change: Readonly<PriceChange> | null, total: Amount): boolean {
  if (!change) return true;
  const { accepted } = change;
  return accepted?.currency === total.currency && !amountsDiffer(accepted.total, total.total);
}
