import { useState } from 'react';
import { lineIds } from '../../../cart/cart-contents.ts';
import { isUnsettled } from '../../../order/attempts.ts';
import type { PhoneCheck } from '../../../order/customer/phone.ts';
import { isTotalAccepted, type Amount } from '../../../order/price-change.ts';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import { parseUnavailableLines } from '../../../schema/unavailable-line.ts';
import { isSameId } from '../../../schema/wire-values.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import type { OrderTabs } from '../../../shared/order/order-channel.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useIsStale } from '../../../shared/storefront/use-is-stale.ts';
import type { CartKnowledge } from '../issues/use-cart-issues.ts';
import type { PaymentChoice } from '../payment/use-payment-choice.ts';
import { createOrder, type Order } from './create-order.ts';
import { useCheckBeforePaying } from './use-check-before-paying.ts';
import { useSendOrder, type RepeatQuestion } from './use-send-order.ts';

interface OrderForm {
  /** The totals on screen; undefined while they are recalculated. */
  totals: PricedCart | undefined;
  online: boolean;
  payment: PaymentChoice;
  checkPhone: (text: string, country: string) => Promise<PhoneCheck>;
  /** Something in the form is missing or invalid. */
  hasProblems: boolean;
  showErrors: () => void;
  cartKnowledge: CartKnowledge;
  tabs: OrderTabs;
}

/**
 * Checks the cart once more and sends the order, as it was on screen when the button was pressed. Returns a question if the
 * visitor has to confirm first that an earlier order is to be repeated.
 */
export function useSubmitOrder(form: OrderForm) {
  const { totals, online, payment, checkPhone, hasProblems, showErrors, cartKnowledge, tabs } = form;
  const storefront = useStorefront();
  const { session, checkout, order } = storefront.state;
  const cart = useCart();
  const checkBeforePaying = useCheckBeforePaying(cartKnowledge);
  const sendOrder = useSendOrder(tabs);
  const isScreenLeft = useIsStale();
  const [question, setQuestion] = useState<RepeatQuestion>();
  const { method } = payment;
  const total = totals && { total: totals.summary.total, currency: totals.currency };

  const submit = async (confirmedAttempts: readonly string[] = []): Promise<void> => {
    setQuestion(undefined);
    if (!total || !canSubmit(total)) return;
    if (hasProblems) {
      showErrors();
      return;
    }
    const lines = lineIds(cart);
    const unavailable = parseUnavailableLines(storefront.state.cart.state.unavailable).map(({ id }) => id);
    const locked = [...lines, ...unavailable];
    const unsettled = order.state.attempts.filter(isUnsettled).map(({ id }) => id);
    checkout.setSubmission({ status: 'checking', lines: locked });
    const prepared = await prepare(total).catch((error: unknown) => {
      console.error('[booking-elements] An order could not be prepared; nothing was sent.', error);
      return 'failed' as const;
    });
    if (prepared === 'shown' || (typeof prepared === 'string' && isScreenLeft())) {
      checkout.setSubmission({ status: 'idle' });
      return;
    }
    if (typeof prepared === 'string') {
      checkout.setSubmission({ status: 'failed', failure: prepared });
      return;
    }
    checkout.setSubmission({ status: 'sending', lines: locked, unsettled });
    const repeat = await sendOrder({ order: prepared, lines, confirmedAttempts });
    if (!repeat) return;
    checkout.setSubmission({ status: 'idle' });
    setQuestion(repeat);
  };

  const canSubmit = (shown: Amount): boolean => {
    const { submission, priceChange } = checkout.state;
    if (checkout.isUnderWay() || submission.status === 'leaving') return false;
    return online && isTotalAccepted(priceChange, shown) && !cartKnowledge.blocking;
  };

  /** The order if it can still be sent as shown; otherwise why not, or `shown` if the screen already says so. */
  const prepare = async (shown: Amount): Promise<Order | 'price-changed' | 'shown'> => {
    // Text that is typed during the check is not part of this order.
    const customer = { ...checkout.state.customer };
    const [number, checked] = await Promise.all([
      checkPhone(customer.phone, customer.phoneCountry),
      checkBeforePaying({ cart, total: shown }),
    ]);
    if (typeof checked === 'string') return checked;
    const methods = checked.totals?.summary.paymentMethods;
    const isMethodOffered = !methods || methods.some(({ id }) => isSameId(id, method?.id));
    const isUnchanged = payment.isUnchanged() && !isScreenLeft();
    if (!method || !number.ok || !isMethodOffered || !isUnchanged) {
      showErrors();
      return 'shown';
    }
    return createOrder({
      cart: checked.cart,
      total: checked.total.total,
      customer,
      phone: number.number,
      paymentMethodId: method.id,
      salesChannel: session.state.attribution.salesChannel,
    });
  };

  return {
    submit: () => submit(),
    question: question && {
      doubt: question.doubt,
      confirm: () => void submit(question.attempts),
      cancel: () => setQuestion(undefined),
    },
  };
}
