import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { lockedLines } from '../../order/checkout-slice.ts';
import type { OrderTabs } from '../../shared/order/order-channel.ts';
import { useCart } from '../../shared/cart/use-cart.ts';
import { useOnline } from '../../shared/storefront/use-online.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useErrorSummary } from '../../ui/fields/errors/use-error-summary.ts';
import type { CartTotals } from './cart/use-cart-totals.ts';
import { useCustomerCheck } from './customer/use-customer-check.ts';
import { usePhoneRules } from './customer/use-phone-rules.ts';
import type { CartKnowledge } from './issues/use-cart-issues.ts';
import { createOrder, type Order } from './order/create-order.ts';
import { useNewPrice } from './order/use-new-price.ts';
import { useOrderDoubt } from './order/use-order-doubt.ts';
import { useOrderTexts, type OrderProblem } from './order/use-order-texts.ts';
import { useSubmitOrder } from './order/use-submit-order.ts';
import { usePaymentChoice } from './payment/use-payment-choice.ts';

/** The order in the form, what prevents sending it, and its outcome. */
export function useCheckout({ current, known }: CartTotals, cartKnowledge: CartKnowledge, tabs: OrderTabs) {
  const { session, checkout } = useStorefront().state;
  const { submission } = useSnapshot(checkout.state);
  const cart = useCart();
  const online = useOnline();
  const phone = usePhoneRules();
  // The last known methods keep the selection while the totals are recalculated.
  const payment = usePaymentChoice(known?.summary.paymentMethods);
  const { method, termsAccepted } = payment;

  const { phoneSoFar, problems: customerProblems } = useCustomerCheck(phone.checkSoFar);
  const problems: OrderProblem[] = [...customerProblems];
  if (!method) problems.push({ field: 'payment-method', reason: 'missing' });
  if (!termsAccepted) problems.push({ field: 'terms', reason: 'missing' });
  const texts = useOrderTexts(problems);
  const { summary, show: showErrors } = useErrorSummary(texts.errors);
  const [wasSubmitted, setWasSubmitted] = useState(false);

  const { submit, question } = useSubmitOrder({
    totals: current,
    online,
    payment,
    checkPhone: phone.check,
    hasProblems: problems.length > 0,
    showErrors,
    cartKnowledge,
    tabs,
  });

  /** The order as far as it is filled in; undefined while any of the customer's details is missing or invalid. */
  const orderSoFar = (): Order | undefined => {
    const number = phoneSoFar();
    const totals = current ?? known;
    if (!method || !totals || customerProblems.length > 0) return undefined;
    // Until the rules have loaded, no number is a problem, but none is known either.
    if (!number.ok || number.number === '') return undefined;
    return createOrder({
      cart,
      total: totals.summary.total,
      customer: checkout.state.customer,
      phone: number.number,
      paymentMethodId: method.id,
      salesChannel: session.state.attribution.salesChannel,
    });
  };

  return {
    ...payment,
    summary,
    errors: wasSubmitted ? texts.byField : {},
    submit: () => {
      setWasSubmitted(true);
      void submit();
    },
    question,
    online,
    /** The total on screen is up to date. */
    ready: current !== undefined,
    submission,
    submitting: lockedLines(submission) !== undefined,
    doubt: useOrderDoubt(orderSoFar),
    newPrice: useNewPrice(current),
    loadPhoneRules: phone.load,
  };
}
export type CheckoutModel = ReturnType<typeof useCheckout>;
