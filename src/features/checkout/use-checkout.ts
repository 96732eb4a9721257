import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { ApiError } from '../../api/api-error.ts';
import { checkout as sendCheckout, type CheckoutOrder } from '../../api/cart.ts';
import { wireCart } from '../../domain/cart.ts';
import { customerProblems } from '../../domain/checkout.ts';
import { attemptFor, orderFingerprint } from '../../domain/order.ts';
import { useApi } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { randomId } from '../../platform/visit.ts';
import type { CartSummary } from '../../schema/cart.ts';
import { stringifyJson } from '../../schema/json.ts';
import { useCustomerTexts } from './use-customer-texts.ts';
import { useBooked } from './use-booked.ts';

export type CheckoutFailure = 'failed' | 'unknown' | 'price-changed';

/** The order that the form makes, what keeps it from being sent, and how sending it went. */
export function useCheckout(
  summary: CartSummary | undefined,
  errorSummary: RefObject<HTMLDivElement | null>,
) {
  const { t } = useLingui();
  const { state, queryClient } = useStorefront();
  const api = useApi();
  const cart = useSnapshot(state.cart.state);
  const booked = useBooked();
  const texts = useCustomerTexts();
  const [termsAccepted, acceptTerms] = useState(false);
  const [submitted, setSubmitted] = useState(false);

  const methods = summary?.summary.paymentMethods ?? [];
  const method =
    methods.find(({ id }) => id === cart.paymentMethodId) ?? (methods.length === 1 ? methods[0] : undefined);
  const problems = submitted ? customerProblems(cart.customer) : [];
  const customerErrors = Object.fromEntries(problems.map((problem) => [problem.field, texts.error(problem)]));
  const methodError = submitted && !method ? t`Choose how you want to pay.` : undefined;
  const termsError =
    submitted && !termsAccepted ? t`Please accept the terms, conditions and policies.` : undefined;

  const sending = useMutation({
    mutationFn: (order: CheckoutOrder) => sendCheckout(api, order),
    onSuccess: booked,
    onError: (error) => {
      if (failureOf(error) === 'price-changed')
        void queryClient.invalidateQueries({ queryKey: ['cart-summary'] });
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (sending.isPending || !summary) return;
    if (!method || !termsAccepted || customerProblems(state.cart.state.customer).length > 0) {
      requestAnimationFrame(() => errorSummary.current?.focus());
      return;
    }
    const { firstName, lastName, email, phone, notes } = state.cart.state.customer;
    const order: Omit<CheckoutOrder, 'attemptId'> = {
      cart: wireCart(state.cart.state),
      couponCode: state.cart.state.couponCode,
      total: summary.summary.total,
      paymentMethodId: method.id,
      customer: {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        phone: phone.trim(),
      },
      customerNotes: notes.trim(),
      sc: state.session.state.salesChannel ?? '',
    };
    const attempt = attemptFor(orderFingerprint(stringifyJson(order)), state.cart.state.attempt, randomId());
    state.cart.rememberAttempt({ ...attempt });
    sending.mutate({ ...order, attemptId: attempt.id });
  };

  return {
    submit,
    submitting: sending.isPending,
    ready: summary !== undefined,
    failure: sending.error ? failureOf(sending.error) : undefined,
    method,
    methodError,
    termsAccepted,
    acceptTerms,
    termsError,
    customerErrors,
    errors: [
      ...problems.map((problem) => ({ fieldId: problem.field, message: texts.error(problem) })),
      ...(methodError ? [{ fieldId: 'payment-method', message: methodError }] : []),
      ...(termsError ? [{ fieldId: 'terms', message: termsError }] : []),
    ],
  };
}

/** A refusal is certain; without an answer, or with a broken one, the booking may have been made. */
function failureOf(error: Error): CheckoutFailure {
  if (!(error instanceof ApiError) || error.code !== 'http') return 'unknown';
  if (error.status === 409) return 'price-changed';
  return error.status !== undefined && error.status >= 500 ? 'unknown' : 'failed';
}
