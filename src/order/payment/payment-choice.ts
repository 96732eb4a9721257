import type { PaymentMethod } from '../../schema/payment-method.ts';
import { isSameId } from '../../schema/wire-values.ts';

/** The acceptance of the terms, which applies to one payment method. */
export interface Consent {
  /** Null if no method was selected when the terms were accepted. */
  paymentMethodId: PaymentMethod['id'] | null;
}

/**
 * The chosen payment method, or undefined if it is no longer offered. If only one method is offered, it does not have to be
 * chosen.
 */
export function selectedMethod(
  chosen: PaymentMethod['id'] | null,
  offered: readonly Readonly<PaymentMethod>[],
): Readonly<PaymentMethod> | undefined {
  if (chosen === null) return offered.length === 1 ? offered[0] : undefined;
  return offered.find(({ id }) => isSameId(id, chosen));
}

/** Whether a chosen method is still offered. True if nothing was chosen, or until the offered methods are known. */
export function isStillOffered(
  chosen: PaymentMethod['id'] | null,
  offered: readonly Pick<PaymentMethod, 'id'>[] | undefined,
): boolean {
  return chosen === null || offered === undefined || offered.some(({ id }) => isSameId(id, chosen));
}
