import { ApiError } from '../../../api/api-error.ts';
import { checkout, type CheckoutOrder } from '../../../api/cart-requests.ts';
import { checkoutFailure } from '../../../order/checkout-failure.ts';
import {
  afterRefusal,
  attemptFor,
  isUnanswered,
  withAttempt,
  withAttemptsElsewhere,
  type OrderIdentity,
} from '../../../order/attempts.ts';
import { doubtAbout, type Doubt } from '../../../order/doubt.ts';
import { orderFingerprints } from '../../../order/fingerprints.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import type { OrderTabs } from '../../../shared/order/order-channel.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { randomId } from '../../../platform/random-id.ts';
import type { Attempt } from '../../../schema/attempt.ts';
import type { CheckoutAnswer } from '../../../schema/cart-summary.ts';
import { useFinishBooking } from './use-finish-booking.ts';

export type Order = Omit<CheckoutOrder, 'attemptId'>;

/** A sent order, and the state of earlier attempts at that time. */
interface Sent {
  order: Order;
  attempt: Attempt;
  before: readonly Attempt[];
}

/** An order to send, the ids of its lines, and the attempts that the visitor knows about. */
interface Sending {
  order: Order;
  lines: string[];
  askedAbout: readonly string[];
}

/** What to ask the visitor before an order is sent: how it relates to those attempts. */
export interface RepeatQuestion {
  doubt: Doubt;
  about: string[];
}

/**
 * Sends an order and stores the outcome in the storefront, so that another element, or this one after it was moved or
 * removed, shows the same. Never two at once: the caller has marked the cart as being sent, and other tabs wait. If there is
 * an unsettled attempt that is not in `askedAbout`, nothing is sent and the question is returned.
 */
export function useSendOrder(tabs: OrderTabs) {
  const sent = useStorefront().state.order;
  const api = useApi();
  const post = usePostOrder(tabs);

  return ({ order, lines, askedAbout }: Sending): Promise<RepeatQuestion | undefined> =>
    tabs.withTabLock(async () => {
      const marks = { ...orderFingerprints(order, api), lines };
      const attempts = withAttemptsElsewhere(sent.state.attempts, await tabs.ask(), marks);
      sent.setAttempts(attempts);
      const unasked = attempts.filter(({ id }) => !askedAbout.includes(id));
      const doubt = doubtAbout(unasked, marks);
      if (doubt) return { doubt, about: attempts.map(({ id }) => id) };
      await post(order, marks);
      return undefined;
    });
}

function usePostOrder({ publish }: OrderTabs) {
  const sent = useStorefront().state.order;
  const api = useApi();
  const booked = useFinishBooking();
  const failed = useFailed();

  return async (order: Order, marks: OrderIdentity): Promise<void> => {
    const before = sent.state.attempts.map((one) => ({ ...one }));
    const attempt = attemptFor(marks, before, randomId());
    sent.setAttempts(withAttempt(before, attempt));
    publish();
    // The tab's storage is written in the next microtask, before the request is sent.
    await Promise.resolve();
    let answer: CheckoutAnswer;
    try {
      answer = await checkout(api, { ...order, attemptId: attempt.id });
    } catch (error) {
      failed({ order, attempt, before }, error instanceof ApiError ? error : new ApiError('network'));
      publish();
      return;
    }
    // Outside the try block: anything that fails from here on does not undo the booking.
    booked(answer, attempt);
    publish();
  };
}

/** The outcome after an answer other than a booking, or without an answer. */
function useFailed() {
  const { state, queryClient } = useStorefront();
  const { emit } = useElement();
  const { currency } = useApi();
  const { checkout: form, order: sent } = state;
  return ({ order, attempt, before }: Sent, error: ApiError) => {
    const failure = checkoutFailure(error);
    if (failure !== 'unknown') {
      const outcome = failure === 'failed' ? 'failed' : 'not-booked';
      sent.setAttempts(afterRefusal(sent.state.attempts, attempt, before, outcome));
    }
    if (failure === 'price-changed') {
      // Started before the outcome is shown, so that the old total cannot be mistaken for the new one.
      void queryClient.invalidateQueries({ queryKey: ['cart-summary'] });
      form.changePrice({ before: { total: order.total, currency }, cart: attempt.cart });
    }
    const message = failure === 'refused' && error.providerMessage;
    form.setSubmission({ status: 'failed', failure, ...(message && { message }) });
    const code = isUnanswered(sent.state.attempts, attempt.id) ? 'checkout-unknown' : 'checkout-failed';
    emit('booking-error', { code, phase: 'checkout', retryable: true });
  };
}
