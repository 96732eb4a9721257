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
import type { CartIssues } from './issues/use-cart-issues.ts';
import { createOrder, type Order } from './order/create-order.ts';
import { useNewPrice } from './order/use-new-price.ts';
import { useOrderDoubt } from './order/use-order-doubt.ts';
import { useOrderErrors, type OrderProblem } from './order/use-order-errors.ts';
import { useSubmitOrder } from './order/use-submit-order.ts';
import { usePaymentChoice } from './payment/use-payment-choice.ts';

/** The form of the checkout: its choices and errors, the submission of the order, and its outcome. */
export function useCheckout(
  { currentTotals, lastTotals }: CartTotals,
  cartIssues: CartIssues,
  tabs: OrderTabs,
) {
  const { session, checkout } = useStorefront().state;
  const { submission } = useSnapshot(checkout.state);
  const cart = useCart();
  const isOnline = useOnline();
  const phone = usePhoneRules();
  // The last known methods keep the selection while the totals are recalculated.
  const payment = usePaymentChoice(lastTotals?.summary.paymentMethods);
  const { method, termsAccepted } = payment;

  const { checkEnteredPhone, problems: customerProblems } = useCustomerCheck(phone.checkSync);
  const problems: OrderProblem[] = [...customerProblems];
  if (!method) problems.push({ field: 'payment-method', reason: 'missing' });
  if (!termsAccepted) problems.push({ field: 'terms', reason: 'missing' });
  const { errors, byField } = useOrderErrors(problems);
  const { summary: errorSummary, show: showErrors } = useErrorSummary(errors);
  const [wasSubmitted, setWasSubmitted] = useState(false);

  const { submit, question } = useSubmitOrder({
    totals: currentTotals,
    isOnline,
    payment,
    checkPhone: phone.check,
    hasProblems: problems.length > 0,
    showErrors,
    cartIssues,
    tabs,
  });

  /** The order in the form; undefined while anything that it needs is missing or invalid. */
  const currentOrder = (): Order | undefined => {
    const phoneCheck = checkEnteredPhone();
    const totals = currentTotals ?? lastTotals;
    if (!method || !totals || customerProblems.length > 0) return undefined;
    // Until the phone rules have loaded, the number counts as valid, but is empty.
    if (!phoneCheck.ok || phoneCheck.number === '') return undefined;
    return createOrder({
      cart,
      total: totals.summary.total,
      customer: checkout.state.customer,
      phone: phoneCheck.number,
      paymentMethodId: method.id,
      salesChannel: session.state.attribution.salesChannel,
    });
  };

  return {
    ...payment,
    errorSummary,
    errors: wasSubmitted ? byField : {},
    submit: () => {
      setWasSubmitted(true);
      void submit();
    },
    question,
    isOnline,
    /** Whether the total on screen is up to date. */
    isTotalCurrent: currentTotals !== undefined,
    submission,
    isSubmitting: lockedLines(submission) !== undefined,
    doubt: useOrderDoubt(currentOrder),
    newPrice: useNewPrice(currentTotals),
    loadPhoneRules: phone.load,
  };
}

export type CheckoutModel = ReturnType<typeof useCheckout>;
