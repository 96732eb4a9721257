import type { PaymentMethod } from '../../schema/payment-method.ts';
import { isSameId } from '../../schema/wire-values.ts';

/** The acceptance of the terms, which applies to one payment method. */
export interface Consent {
  /** Null if no method was selected when the terms were accepted. */
  paymentMethodId: PaymentMethod['id'] | null;
}

/**
 * The chosen payment method, or the only one that is offered, which does not have to be chosen. Undefined if there is
 * neither, or if the chosen one is no longer offered.
 */
export function selectedMethod(
  chosenId: PaymentMethod['id'] | null,
  offeredMethods: readonly Readonly<PaymentMethod>[],
): Readonly<PaymentMethod> | undefined {
  if (chosenId === null) return offeredMethods.length === 1 ? offeredMethods[0] : undefined;
  return offeredMethods.find(({ id }) => isSameId(id, chosenId));
}

/** Whether a chosen method is still offered. True if nothing was chosen, or until the offered methods are known. */
export function isStillOffered(
  chosenId: PaymentMethod['id'] | null,
  offeredMethods: readonly Pick<PaymentMethod, 'id'>[] | undefined,
): boolean {
  if (chosenId === null || offeredMethods === undefined) return true;
  return offeredMethods.some(({ id }) => isSameId(id, chosenId));
}
