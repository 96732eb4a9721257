import { totalsDiffer, type Total } from './total.ts';

/** A total that has changed since the visitor saw it. */
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
