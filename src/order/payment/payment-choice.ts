import type { PaymentMethod } from '../../schema/payment-method.ts';
import { isSameId } from '../../schema/wire-values.ts';

/** The visitor accepts the terms for one payment method; null if none was chosen at that time. */
export interface Consent {
  paymentMethodId: PaymentMethod['id'] | null;
}

/**
 * The chosen payment method, or undefined if it is no longer offered. Without a choice, a method that is the only one is
 * selected.
 */
export function selectedMethod(
  chosen: PaymentMethod['id'] | null,
  offered: readonly Readonly<PaymentMethod>[],
): Readonly<PaymentMethod> | undefined {
  if (chosen === null) return offered.length === 1 ? offered[0] : undefined;
  return offered.find(({ id }) => isSameId(id, chosen));
}

/** Whether a choice is still valid, as far as the offered methods are known. */
export function isStillOffered(
  chosen: PaymentMethod['id'] | null,
  offered: readonly Pick<PaymentMethod, 'id'>[] | undefined,
): boolean {
  return chosen === null || offered === undefined || offered.some(({ id }) => isSameId(id, chosen));
}
