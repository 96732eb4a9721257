import type { Attempt } from '../schema/attempt.ts';
import { isUnsettled } from './attempts.ts';

/**
 * How an order relates to earlier attempts that may have been booked:
 * - `same`: this order was sent from this tab without a clear answer
 * - `elsewhere`: an order of the same cart was sent from another tab
 * - `changed`: another order was sent from this tab
 * - `changed-elsewhere`: an order of another cart was sent from another tab
 */
export type DuplicateRisk = 'same' | 'elsewhere' | 'changed' | 'changed-elsewhere';

/**
 * The risk that an order with these fingerprints duplicates an earlier one; undefined if it can be sent without asking. The
 * same order can be sent again after the provider's own error. The fingerprint of an incomplete order is undefined: then only
 * the carts are compared.
 */
export function duplicateRisk(
  attempts: readonly Readonly<Attempt>[],
  { order, cart }: { order?: string | undefined; cart: string },
): DuplicateRisk | undefined {
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
