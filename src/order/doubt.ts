import type { Attempt } from '../schema/attempt.ts';
import { isUnsettled } from './attempts.ts';

/**
 * How an order relates to earlier attempts that may have been booked:
 * - `same`: this order was sent from this tab without a clear answer
 * - `elsewhere`: it was sent from another tab
 * - `changed`: another order was sent from this tab
 * - `changed-elsewhere`: another order was sent from another tab
 */
export type Doubt = 'same' | 'elsewhere' | 'changed' | 'changed-elsewhere';

/**
 * The doubt about an order with these fingerprints; undefined if it can be sent without asking. An order that failed can be
 * sent again. The fingerprint of an incomplete order is undefined: then only the carts are compared.
 */
export function doubtAbout(
  attempts: readonly Readonly<Attempt>[],
  { order, cart }: { order?: string | undefined; cart: string },
): Doubt | undefined {
  const isSame = (attempt: Attempt) =>
    order === undefined ? attempt.cart === cart : attempt.order === order;
  const unsettled = attempts.filter(isUnsettled);
  const fromThisTab = unsettled.filter(({ elsewhere }) => !elsewhere);
  const fromOtherTabs = unsettled.filter(({ elsewhere }) => elsewhere);
  if (fromThisTab.some((attempt) => attempt.outcome === 'unknown' && isSame(attempt))) return 'same';
  // A duplicated tab starts without the customer's details, so only the carts are compared.
  if (fromOtherTabs.some((attempt) => attempt.cart === cart)) return 'elsewhere';
  if (fromThisTab.some((attempt) => !isSame(attempt))) return 'changed';
  return fromOtherTabs.length > 0 ? 'changed-elsewhere' : undefined;
}
