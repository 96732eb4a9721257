import { useSnapshot } from 'valtio/react';
import { isStillOffered, selectedMethod } from '../../../order/payment/payment-choice.ts';
import type { PaymentMethod } from '../../../schema/payment-method.ts';
import { isSameId } from '../../../schema/wire-values.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';

/**
 * The chosen payment method, and the terms, which are accepted for that method. Once the method is no longer offered, the
 * visitor has to choose another and accept the terms again.
 */
export function usePaymentChoice(offered: readonly PaymentMethod[] | undefined) {
  const { checkout } = useStorefront().state;
  const { paymentMethodId, consent } = useSnapshot(checkout.state);
  const method = selectedMethod(paymentMethodId, offered ?? []);
  const isConsentVoid = consent !== null && !isStillOffered(consent.paymentMethodId, offered);
  /** The selection at the time of the call, which may be later than this render. */
  const latestMethod = () => selectedMethod(checkout.state.paymentMethodId, offered ?? []);
  return {
    method,
    /** Whether the chosen method, or the one for which the terms were accepted, is no longer offered. */
    isMethodGone: isConsentVoid || !isStillOffered(paymentMethodId, offered),
    termsAccepted: consent !== null && !isConsentVoid,
    /** Whether the terms are still accepted, and the same method is still selected, at the time of the call. */
    isUnchanged: () => checkout.state.consent !== null && isSameId(latestMethod()?.id, method?.id),
    chooseMethod: (id: PaymentMethod['id']) => {
      const { consent } = checkout.state;
      const isValid = consent !== null && isStillOffered(consent.paymentMethodId, offered);
      checkout.choosePaymentMethod(id);
      checkout.setConsent(isValid ? { paymentMethodId: id } : null);
    },
    acceptTerms: (accepted: boolean) =>
      checkout.setConsent(accepted ? { paymentMethodId: latestMethod()?.id ?? null } : null),
  };
}

export type PaymentChoice = ReturnType<typeof usePaymentChoice>;
