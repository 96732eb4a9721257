import { useSnapshot } from 'valtio/react';
import { isStillOffered, selectedMethod, type Consent } from '../../../order/payment/payment-choice.ts';
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
  const isConsentValid = (termsConsent: Consent | null) =>
    termsConsent !== null && isStillOffered(termsConsent.paymentMethodId, offered);
  /** The selection at the time of the call, which may be later than this render. */
  const latestMethod = () => selectedMethod(checkout.state.paymentMethodId, offered ?? []);
  return {
    method,
    /** Whether the provider no longer offers the chosen method, or the method for which the terms were accepted. */
    isMethodUnavailable:
      !isStillOffered(paymentMethodId, offered) || (consent !== null && !isConsentValid(consent)),
    termsAccepted: isConsentValid(consent),
    /** Whether the terms are still accepted, and the same method is still selected, at the time of the call. */
    isUnchanged: () => checkout.state.consent !== null && isSameId(latestMethod()?.id, method?.id),
    chooseMethod: (id: PaymentMethod['id']) => {
      checkout.choosePaymentMethod(id);
      checkout.setConsent(isConsentValid(checkout.state.consent) ? { paymentMethodId: id } : null);
    },
    acceptTerms: (accepted: boolean) =>
      checkout.setConsent(accepted ? { paymentMethodId: latestMethod()?.id ?? null } : null),
  };
}

export type PaymentChoice = ReturnType<typeof usePaymentChoice>;
