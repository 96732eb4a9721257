import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { lineIds, wireCart } from '../../domain/cart.ts';
import { customerProblems, isAgreed } from '../../domain/checkout.ts';
import { cartFingerprint, doubtAbout, fingerprintsOf } from '../../domain/order.ts';
import type { PhoneCheck } from '../../domain/phone.ts';
import { useApi } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useOnline } from '../../parts/use-online.ts';
import { acceptPrice } from '../../state/orders.ts';
import { useErrorSummary } from '../../ui/use-error-summary.ts';
import type { OrderTabs } from '../../parts/order-channel.ts';
import type { CartTotals } from './use-cart-totals.ts';
import { useOrderTexts } from './use-order-texts.ts';
import { usePhoneRules } from './use-phone-rules.ts';
import { useSendOrder, type Order, type RepeatQuestion } from './use-send-order.ts';

/** The order that the form makes, what keeps it from being sent, and how sending it went. */
export function useCheckout({ current, known }: CartTotals, tabs: OrderTabs) {
  const { session, cart: actions } = useStorefront().state;
  const cart = useSnapshot(actions.state);
  const api = useApi();
  const send = useSendOrder(tabs);
  const online = useOnline();
  const phone = usePhoneRules();
  const [termsAccepted, acceptTerms] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [question, setQuestion] = useState<RepeatQuestion>();

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
  const phoneSoFar = phone.checkSoFar(...number());
  const problemsSoFar = problemsWith(phoneSoFar);
  const texts = useOrderTexts(problemsSoFar);
  const { summary, tell } = useErrorSummary(texts.errors);

  const total = current && { total: current.summary.total, currency: api.currency };
  const mayBeSent = () => {
    const { submission, priceChange } = actions.state;
    if (submission.status === 'sending' || submission.status === 'leaving') return false;
    return online && total !== undefined && isAgreed(priceChange, total);
  };

  /** As it stands on screen: what comes into the cart from elsewhere in the meantime is not part of it. */
  const orderTo = (phoneNumber: string): Order | undefined => {
    const { firstName, lastName, email, notes } = actions.state.customer;
    if (!method || !known) return undefined;
    return {
      cart: wireCart(cart),
      couponCode: cart.couponCode,
      total: (current ?? known.answer).summary.total,
      paymentMethodId: method.id,
      customer: {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        phone: phoneNumber,
      },
      customerNotes: notes.trim(),
      sc: session.state.salesChannel ?? '',
    };
  };

  const submit = async (askedAbout: readonly string[] = []): Promise<void> => {
    setSubmitted(true);
    setQuestion(undefined);
    if (!mayBeSent()) return;
    if (problemsSoFar.length > 0) {
      tell();
      return;
    }
    actions.setSubmission({ status: 'sending', lines: lineIds(cart) });
    const check = await phone.check(...number());
    const order = check.ok ? orderTo(check.number) : undefined;
    const unsent = order ? await send(order, askedAbout) : undefined;
    if (order && !unsent) return;
    actions.setSubmission({ status: 'idle' });
    setQuestion(unsent);
    if (!order) tell();
  };

  const isComplete =
    phoneSoFar.ok && phoneSoFar.number !== '' && customerProblems(cart.customer, phoneSoFar).length === 0;
  const orderNow = isComplete ? orderTo(phoneSoFar.number) : undefined;
  return {
    summary,
    byField: submitted ? texts.byField : {},
    submit: () => void submit(),
    method,
    online,
    ready: current !== undefined,
    submitting: cart.submission.status === 'sending',
    submission: cart.submission,
    doubt: doubtAbout(cart.attempts, {
      cart: cartFingerprint(cart),
      order: orderNow && fingerprintsOf(orderNow, api).order,
    }),
    question: question && {
      ...question,
      confirm: () => void submit(question.about),
      cancel: () => setQuestion(undefined),
    },
    /** A price to be agreed to before anything can be booked. */
    newPrice:
      cart.priceChange && !(total && isAgreed(cart.priceChange, total))
        ? {
            before: cart.priceChange.cart === cartFingerprint(cart) ? cart.priceChange.before : undefined,
            now: total,
            accept: () => total && acceptPrice(actions, total),
          }
        : undefined,
    loadPhoneRules: phone.load,
    termsAccepted,
    acceptTerms,
  };
}
export type CheckoutModel = ReturnType<typeof useCheckout>;
