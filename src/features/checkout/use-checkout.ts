import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { wireCart } from '../../domain/cart.ts';
import { customerProblems } from '../../domain/checkout.ts';
import { mayBeBooked } from '../../domain/order.ts';
import type { PhoneCheck } from '../../domain/phone.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useOnline } from '../../parts/use-online.ts';
import { useErrorSummary } from '../../ui/use-error-summary.ts';
import type { CartTotals } from './use-cart-totals.ts';
import { useOrderTexts } from './use-order-texts.ts';
import { usePhoneRules } from './use-phone-rules.ts';
import { cartFingerprint, useSendOrder } from './use-send-order.ts';

/** The order that the form makes, what keeps it from being sent, and how sending it went. */
export function useCheckout({ current, known }: CartTotals) {
  const { session, cart: actions } = useStorefront().state;
  const cart = useSnapshot(actions.state);
  const send = useSendOrder();
  const online = useOnline();
  const phone = usePhoneRules();
  const [termsAccepted, acceptTerms] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [asksToRepeat, setAsksToRepeat] = useState(false);

  // The last known ones: what was chosen stays chosen while the totals are worked out anew.
  const methods = known?.answer.summary.paymentMethods ?? [];
  const chosen = methods.find(({ id }) => id === cart.paymentMethodId);
  const method = chosen ?? (methods.length === 1 ? methods[0] : undefined);
  const problemsWith = (check: PhoneCheck) => [
    ...customerProblems(actions.state.customer, check),
    ...(method ? [] : [{ field: 'payment-method' as const, reason: 'missing' as const }]),
    ...(termsAccepted ? [] : [{ field: 'terms' as const, reason: 'missing' as const }]),
  ];
  const number = () => [actions.state.customer.phone, actions.state.customer.phoneCountry] as const;
  const problemsSoFar = problemsWith(phone.checkSoFar(...number()));
  const texts = useOrderTexts(problemsSoFar);
  const { summary, tell } = useErrorSummary(texts.errors);
  const underWay = () => ['sending', 'leaving'].includes(actions.state.submission.status);

  const submit = async ({ repeat = false } = {}): Promise<void> => {
    setSubmitted(true);
    setAsksToRepeat(false);
    if (!current || !online || underWay()) return;
    if (!method || problemsSoFar.length > 0) {
      tell();
      return;
    }
    actions.setSubmission({ status: 'sending' });
    const check = await phone.check(...number());
    const mustAsk = !repeat && mayBeBooked(actions.state.attempt, cartFingerprint(actions.state));
    if (mustAsk || !check.ok) {
      actions.setSubmission({ status: 'idle' });
      if (check.ok) setAsksToRepeat(true);
      else tell();
      return;
    }
    const { firstName, lastName, email, notes } = actions.state.customer;
    await send({
      cart: wireCart(actions.state),
      couponCode: actions.state.couponCode,
      total: current.summary.total,
      paymentMethodId: method.id,
      customer: {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        phone: check.number,
      },
      customerNotes: notes.trim(),
      sc: session.state.salesChannel ?? '',
    });
  };

  return {
    summary,
    byField: submitted ? texts.byField : {},
    submit,
    method,
    online,
    ready: current !== undefined,
    submitting: cart.submission.status === 'sending',
    submission: cart.submission,
    outcomeUnknown: cart.submission.status !== 'sending' && mayBeBooked(cart.attempt, cartFingerprint(cart)),
    asksToRepeat,
    doNotRepeat: () => setAsksToRepeat(false),
    loadPhoneRules: phone.load,
    termsAccepted,
    acceptTerms,
  };
}
export type CheckoutModel = ReturnType<typeof useCheckout>;
