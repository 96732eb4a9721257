import { useState } from 'react';
import { lineIds } from '../../../cart/cart-contents.ts';
import { isUnsettled } from '../../../order/attempts.ts';
import type { PhoneCheck } from '../../../order/customer/phone.ts';
import { isStillOffered } from '../../../order/payment/payment-choice.ts';
import { isTotalAccepted, totalOf, type Total } from '../../../order/price-change.ts';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useOnline } from '../../../shared/storefront/use-online.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useIsStale } from '../../../shared/storefront/use-is-stale.ts';
import type { CartIssues } from '../issues/use-cart-issues.ts';
import type { PaymentChoice } from '../payment/use-payment-choice.ts';
import { createOrder, type Order } from './create-order.ts';
import { useCheckBeforePaying } from './use-check-before-paying.ts';
import { useSendOrder, type RepeatQuestion } from './use-send-order.ts';

interface OrderForm {
  /** The totals on screen; undefined while they are being recalculated. */
  totals: PricedCart | undefined;
  payment: PaymentChoice;
  checkPhone: (text: string, country: string) => Promise<PhoneCheck>;
  /** Whether something in the form is missing or invalid. */
  hasProblems: boolean;
  showErrors: () => void;
  cartIssues: CartIssues;
}

/**
 * Returns a function that checks the cart once more and sends the order, as it was on screen when the button was pressed. If
 * the visitor has to confirm first that an earlier order is to be repeated, there is a question instead.
 */
export function useSubmitOrder(form: OrderForm) {
  const { totals, hasProblems, showErrors } = form;
  const { cart: cartSlice, checkout, order } = useStorefront().state;
  const cart = useCart();
  const canSubmit = useCanSubmit(form);
  const prepareOrder = usePrepareOrder(form);
  const sendOrder = useSendOrder();
  const [question, setQuestion] = useState<RepeatQuestion>();
  const total = totals && totalOf(totals);

  const submit = async (confirmedAttempts: readonly string[] = []): Promise<void> => {
    setQuestion(undefined);
    if (!total || !canSubmit(total)) return;
    if (hasProblems) {
      showErrors();
      return;
    }
    const lines = lineIds(cart);
    const unavailableIds = cartSlice.state.unavailable.map(({ id }) => id);
    const lockedLines = [...lines, ...unavailableIds];
    const unsettledAttempts = order.state.attempts.filter(isUnsettled).map(({ id }) => id);
    checkout.setSubmission({ status: 'checking', lines: lockedLines });
    const preparedOrder = await prepareOrder(total);
    if (preparedOrder.status === 'blocked') {
      checkout.setSubmission({ status: 'idle' });
      return;
    }
    if (preparedOrder.status !== 'ready') {
      checkout.setSubmission({ status: 'failed', failure: preparedOrder.status });
      return;
    }
    checkout.setSubmission({ status: 'sending', lines: lockedLines, unsettled: unsettledAttempts });
    const repeatQuestion = await sendOrder({ order: preparedOrder.order, lines, confirmedAttempts });
    if (!repeatQuestion) return;
    checkout.setSubmission({ status: 'idle' });
    setQuestion(repeatQuestion);
  };

  return {
    submit: () => submit(),
    question: question && {
      risk: question.risk,
      confirm: () => void submit(question.attempts),
      cancel: () => setQuestion(undefined),
    },
  };
}

/** Returns a function that tells whether the button may send an order now. */
function useCanSubmit({ cartIssues }: OrderForm) {
  const isOnline = useOnline();
  const { checkout } = useStorefront().state;
  return (total: Total): boolean => {
    const { submission, priceChange } = checkout.state;
    if (checkout.isOrderPending() || submission.status === 'leaving') return false;
    return isOnline && isTotalAccepted(priceChange, total) && !cartIssues.blockingLine;
  };
}

type PreparedOrder =
  | { status: 'ready'; order: Order }
  /** The screen says what has to be resolved first, or is no longer open. */
  | { status: 'blocked' }
  | { status: 'price-changed' | 'failed' };

/** Returns a function that checks the cart and creates the order, if it can still be sent as it was on screen. */
function usePrepareOrder({ payment, checkPhone, showErrors, cartIssues }: OrderForm) {
  const { session, checkout } = useStorefront().state;
  const cart = useCart();
  const checkBeforePaying = useCheckBeforePaying(cartIssues);
  const isScreenLeft = useIsStale();
  const { method } = payment;

  const prepare = async (total: Total): Promise<PreparedOrder> => {
    // Text that is typed during the check is not part of this order.
    const customer = { ...checkout.state.customer };
    const [phone, checkedOrder] = await Promise.all([
      checkPhone(customer.phone, customer.phoneCountry),
      checkBeforePaying({ cart, total }),
    ]);
    if (checkedOrder.status !== 'ready') return checkedOrder;
    const methods = checkedOrder.totals?.summary.paymentMethods;
    const isUnchanged = payment.isUnchanged() && !isScreenLeft();
    if (!method || !phone.ok || !isStillOffered(method.id, methods) || !isUnchanged) {
      showErrors();
      return { status: 'blocked' };
    }
    const order = createOrder({
      cart: checkedOrder.cart,
      total: checkedOrder.total.amount,
      customer,
      phone: phone.number,
      paymentMethodId: method.id,
      salesChannel: session.state.attribution.salesChannel,
    });
    return { status: 'ready', order };
  };

  return async (total: Total): Promise<PreparedOrder> => {
    const preparedOrder = await prepare(total).catch((error: unknown): PreparedOrder => {
      console.error('[booking-elements] An order could not be prepared; nothing was sent.', error);
      return { status: 'failed' };
    });
    // Once the visitor has left the screen, neither a failure nor a new price is reported.
    return preparedOrder.status !== 'ready' && isScreenLeft() ? { status: 'blocked' } : preparedOrder;
  };
}
