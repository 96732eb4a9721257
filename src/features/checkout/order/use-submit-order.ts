import { useState } from 'react';
import { lineIds } from '../../../cart/cart-contents.ts';
import { isUnsettled } from '../../../order/attempts.ts';
import { paymentPlan } from '../../../order/payment/payment-plan.ts';
import { isTotalAccepted } from '../../../order/price-change.ts';
import { totalOf, type Total } from '../../../order/total.ts';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useOnline } from '../../../shared/storefront/use-online.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { usePrepareOrder, type CheckedForm } from './use-prepare-order.ts';
import { useSendOrder, type RepeatQuestion } from './use-send-order.ts';

interface OrderForm extends CheckedForm {
  /** The totals on screen; undefined while they are being recalculated. */
  totals: PricedCart | undefined;
  /** Whether something in the form is missing or invalid. */
  hasProblems: boolean;
}

/**
 * Returns a function that checks the cart once more and sends the order, as it was on screen when the button was pressed. If
 * the visitor has to confirm first that an earlier order is to be repeated, there is a question instead.
 */
export function useSubmitOrder(form: OrderForm) {
  const { totals, payment, hasProblems, showErrors } = form;
  const { cart: cartSlice, checkout, order } = useStorefront().state;
  const cart = useCart();
  const canSubmit = useCanSubmit(form);
  const prepareOrder = usePrepareOrder(form);
  const sendOrder = useSendOrder();
  const [question, setQuestion] = useState<RepeatQuestion>();

  const submit = async (confirmedAttemptIds: readonly string[] = []): Promise<void> => {
    setQuestion(undefined);
    if (!totals || !canSubmit(totalOf(totals))) return;
    if (hasProblems) {
      showErrors();
      return;
    }
    const lines = lineIds(cart);
    const unavailableIds = cartSlice.state.unavailable.map(({ id }) => id);
    const lockedLineIds = [...lines, ...unavailableIds];
    const unsettledAttemptIds = order.state.attempts.filter(isUnsettled).map(({ id }) => id);
    checkout.setSubmission({ status: 'checking', lockedLineIds });
    const preparedOrder = await prepareOrder(totalOf(totals));
    if (preparedOrder.status === 'blocked') {
      checkout.setSubmission({ status: 'idle' });
      return;
    }
    if (preparedOrder.status !== 'ready') {
      checkout.setSubmission({ status: 'failed', failure: preparedOrder.status });
      return;
    }
    checkout.setSubmission({ status: 'sending', lockedLineIds, unsettledAttemptIds });
    const repeatQuestion = await sendOrder({
      order: preparedOrder.order,
      charge: paymentPlan(totals, payment.method).now,
      lines,
      confirmedAttemptIds,
    });
    if (!repeatQuestion) return;
    checkout.setSubmission({ status: 'idle' });
    setQuestion(repeatQuestion);
  };

  return {
    submit: () => submit(),
    question: question && {
      risk: question.risk,
      confirm: () => void submit(question.attemptIds),
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
