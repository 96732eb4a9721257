import { asApiError, type ApiError } from '../../../api/api-error.ts';
import { checkout, refetchCartSummaries } from '../../../api/cart-requests.ts';
import {
  afterRefusal,
  attemptFor,
  isUnanswered,
  withAttempt,
  withAttemptsOfOtherTabs,
  type OrderIdentity,
} from '../../../order/attempts.ts';
import { checkoutFailure } from '../../../order/checkout-failure.ts';
import { duplicateRisk, type DuplicateRisk } from '../../../order/duplicate-risk.ts';
import { orderFingerprints } from '../../../order/fingerprints.ts';
import type { Total } from '../../../order/total.ts';
import { randomId } from '../../../platform/random-id.ts';
import type { Attempt } from '../../../schema/attempt.ts';
import type { CheckoutAnswer } from '../../../schema/cart-answers.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import { useOrderChannel } from '../../../shared/order/use-order-channel.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import type { Order } from './create-order.ts';
import { useFinishBooking } from './use-finish-booking.tsx';

interface SendRequest {
  order: Order;
  /** What the button charges; undefined if the order is paid later. */
  charge: Total | undefined;
  /** The ids of the order's lines. */
  lines: string[];
  /** The attempts that do not count as a risk: those that the visitor was asked about (`RepeatQuestion`). */
  confirmedAttemptIds: readonly string[];
}

/** A question that the visitor has to confirm before an order is sent. */
export interface RepeatQuestion {
  risk: DuplicateRisk;
  /** All earlier attempts: the visitor confirms that the order may be sent in spite of them. */
  attemptIds: string[];
}

/**
 * Returns a function that sends an order, after the orders of other tabs. The outcome is stored in the storefront, so that it
 * is shown even if the element was moved or replaced in the meantime. If an earlier attempt may have been booked, and the
 * visitor has not confirmed that it should be repeated, nothing is sent: the function resolves with a question instead.
 */
export function useSendOrder() {
  const { withTabLock, askForAttempts, publish } = useOrderChannel();
  const { order: orderSlice } = useStorefront().state;
  const api = useApi();
  const postOrder = usePostOrder(publish);

  return ({ order, charge, lines, confirmedAttemptIds }: SendRequest): Promise<RepeatQuestion | undefined> =>
    withTabLock(async () => {
      const identity = { ...orderFingerprints(order, api), lines };
      const attemptsOfOtherTabs = await askForAttempts();
      const attempts = withAttemptsOfOtherTabs(orderSlice.state.attempts, attemptsOfOtherTabs, identity);
      orderSlice.setAttempts(attempts);
      const unconfirmed = attempts.filter(({ id }) => !confirmedAttemptIds.includes(id));
      const risk = duplicateRisk(unconfirmed, identity);
      if (risk) return { risk, attemptIds: attempts.map(({ id }) => id) };
      await postOrder(order, identity, charge);
      return undefined;
    });
}

/** Returns a function that stores an attempt, sends its request, and handles the answer. */
function usePostOrder(publish: () => void) {
  const { order: orderSlice } = useStorefront().state;
  const api = useApi();
  const finishBooking = useFinishBooking();
  const reportFailure = useReportFailure();

  return async (order: Order, identity: OrderIdentity, charge: Total | undefined): Promise<void> => {
    const earlierAttempts = orderSlice.state.attempts.map((attempt) => ({ ...attempt }));
    const attempt = attemptFor(identity, earlierAttempts, randomId());
    orderSlice.setAttempts(withAttempt(earlierAttempts, attempt));
    publish();
    // The tab's storage, written in the next microtask, must contain the attempt before the provider receives it.
    await Promise.resolve();
    let answer: CheckoutAnswer;
    try {
      answer = await checkout(api, { ...order, attemptId: attempt.id });
    } catch (error) {
      reportFailure({ order, attempt, earlierAttempts }, asApiError(error));
      publish();
      return;
    }
    // Outside the try block: an error from here on does not mean that the order failed.
    finishBooking(answer, attempt, charge);
    publish();
  };
}

interface SentOrder {
  order: Order;
  attempt: Attempt;
  earlierAttempts: readonly Attempt[];
}

/**
 * Returns a function that stores and reports that an order was not booked, or that its outcome is unknown. If the price has
 * changed, it also requests the new total, which the visitor has to accept.
 */
function useReportFailure() {
  const { state, queryClient } = useStorefront();
  const { emit } = useElement();
  const { currency } = useApi();
  const { checkout: checkoutSlice, order: orderSlice } = state;

  return ({ order, attempt, earlierAttempts }: SentOrder, error: ApiError): void => {
    const failure = checkoutFailure(error);
    if (failure !== 'unknown') {
      const outcome = failure === 'failed' ? 'failed' : 'not-booked';
      orderSlice.setAttempts(afterRefusal(orderSlice.state.attempts, { attempt, earlierAttempts, outcome }));
    }
    if (failure === 'price-changed') {
      // Refetches before the outcome is shown, so that the old total is not mistaken for the new one.
      refetchCartSummaries(queryClient);
      checkoutSlice.changePrice({
        before: { amount: order.total, currency },
        cartFingerprint: attempt.cart,
      });
    }
    const message = failure === 'rejected' ? error.providerMessage : undefined;
    checkoutSlice.setSubmission({ status: 'failed', failure, ...(message && { message }) });
    // An earlier request with the same id may still be unanswered, even if this one was refused.
    const isUnknown = isUnanswered(orderSlice.state.attempts, attempt.id);
    const code = isUnknown ? 'checkout-unknown' : 'checkout-failed';
    emit('booking-error', { code, phase: 'checkout', retryable: true });
  };
}
