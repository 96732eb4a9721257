import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { isOrderPending } from '../../order/checkout-slice.ts';
import type { PhoneCheck } from '../../order/customer/phone.ts';
import type { PricedCart } from '../../schema/cart-summary.ts';
import type { PaymentMethod } from '../../schema/payment-method.ts';
import { useCart } from '../../shared/cart/use-cart.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useErrorSummary } from '../../ui/fields/errors/use-error-summary.ts';
import type { CartTotals } from './cart/use-cart-totals.ts';
import { useCustomerCheck } from './customer/use-customer-check.ts';
import { usePhoneRules } from './customer/use-phone-rules.ts';
import type { CartIssues } from './issues/use-cart-issues.ts';
import { createOrder, type Order } from './order/create-order.ts';
import { useDisabledReason } from './order/use-disabled-reason.ts';
import { useDuplicateRisk } from './order/use-duplicate-risk.ts';
import { useNewPrice } from './order/use-new-price.ts';
import { useOrderErrors, type OrderProblem } from './order/use-order-errors.ts';
import { useSubmitOrder } from './order/use-submit-order.ts';
import { usePaymentChoice, type PaymentChoice } from './payment/use-payment-choice.ts';

/** The form of the checkout: its choices and errors, the submission of the order, and its outcome. */
export function useCheckout({ currentTotals, lastTotals }: CartTotals, cartIssues: CartIssues) {
  const { submission } = useSnapshot(useStorefront().state.checkout.state);
  const phone = usePhoneRules();
  // The last known methods keep the selection while the totals are recalculated.
  const payment = usePaymentChoice(lastTotals?.summary.paymentMethods);

  const { checkEnteredPhone, problems: customerProblems } = useCustomerCheck(phone.checkNow);
  const problems = [...customerProblems, ...paymentProblems(payment)];
  const { errors, byField } = useOrderErrors(problems);
  const { summary: errorSummary, show: showErrors } = useErrorSummary(errors);
  const [wasSubmitted, setWasSubmitted] = useState(false);

  const { submit, question } = useSubmitOrder({
    totals: currentTotals,
    payment,
    checkPhone: phone.check,
    hasProblems: problems.length > 0,
    showErrors,
    cartIssues,
  });

  const currentOrder = useCurrentOrder({
    // The last known totals, so that the risk of a duplicate does not change while they are recalculated.
    totals: lastTotals,
    method: payment.method,
    hasCustomerProblems: customerProblems.length > 0,
    checkEnteredPhone,
  });
  const duplicateRisk = useDuplicateRisk(currentOrder);
  const newPrice = useNewPrice(currentTotals);
  const disabledReason = useDisabledReason({ cartIssues, currentTotals, newPrice });

  return {
    payment,
    errorSummary,
    /** The messages to show next to the fields, from the first submission on. */
    errors: wasSubmitted ? byField : {},
    loadPhoneRules: phone.load,
    submit: () => {
      setWasSubmitted(true);
      void submit();
    },
    question,
    submission,
    isSubmitting: isOrderPending(submission),
    duplicateRisk,
    newPrice,
    disabledReason,
  };
}

export type CheckoutModel = ReturnType<typeof useCheckout>;

function paymentProblems({ method, termsAccepted }: PaymentChoice): OrderProblem[] {
  const problems: OrderProblem[] = [];
  if (!method) problems.push({ field: 'payment-method', reason: 'missing' });
  if (!termsAccepted) problems.push({ field: 'terms', reason: 'missing' });
  return problems;
}

interface OrderInput {
  totals: PricedCart | undefined;
  method: PaymentMethod | undefined;
  hasCustomerProblems: boolean;
  /** Returns undefined until loading the phone rules has succeeded or failed. */
  checkEnteredPhone: () => PhoneCheck | undefined;
}

/** Returns a function that creates the order from the form, or returns undefined if anything in it is missing or invalid. */
function useCurrentOrder({ totals, method, hasCustomerProblems, checkEnteredPhone }: OrderInput) {
  const { session, checkout } = useStorefront().state;
  const cart = useCart();
  return (): Order | undefined => {
    if (!method || !totals || hasCustomerProblems) return undefined;
    const phoneCheck = checkEnteredPhone();
    if (!phoneCheck?.ok) return undefined;
    return createOrder({
      cart,
      total: totals.summary.total,
      customer: checkout.state.customer,
      phone: phoneCheck.number,
      paymentMethodId: method.id,
      salesChannel: session.state.attribution.salesChannel,
    });
  };
}
