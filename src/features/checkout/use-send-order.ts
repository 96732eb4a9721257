import { ApiError } from '../../api/api-error.ts';
import { checkout, type CheckoutOrder } from '../../api/cart.ts';
import { checkoutFailure } from '../../domain/checkout.ts';
import {
  afterRefusal,
  attemptFor,
  doubtAbout,
  fingerprintsOf,
  isInDoubt,
  withAttempt,
  withAttemptsElsewhere,
  type Doubt,
  type OrderFingerprints,
} from '../../domain/order.ts';
import { useElement } from '../../parts/element.ts';
import { useApi } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { randomId } from '../../platform/visit.ts';
import type { Attempt } from '../../schema/attempt.ts';
import type { CheckoutAnswer } from '../../schema/cart-summary.ts';
import { changePrice, keepAttempts } from '../../state/orders.ts';
import type { OrderTabs } from '../../parts/order-channel.ts';
import { useBooked } from './use-booked.ts';

export type Order = Omit<CheckoutOrder, 'attemptId'>;

/** An order that went out, and how things stood with the earlier ones then. */
interface Sent {
  order: Order;
  attempt: Attempt;
  before: readonly Attempt[];
}

/** What has to be asked before an order is sent: how it stands to those attempts. */
export interface RepeatQuestion {
  doubt: Doubt;
  about: string[];
}

/**
 * Sends an order and keeps how it went with the storefront, so that another element, or this one after it was moved
 * or removed, tells the same. Never two at once: the caller has marked the cart as being sent, and other tabs wait.
 * Where an earlier attempt is in doubt that the visitor was not `askedAbout`, nothing is sent and the question comes back.
 */
export function useSendOrder(tabs: OrderTabs) {
  const { cart } = useStorefront().state;
  const api = useApi();
  const post = usePostOrder(tabs);

  return (order: Order, askedAbout: readonly string[]): Promise<RepeatQuestion | undefined> =>
    tabs.inTurn(async () => {
      const fingerprints = fingerprintsOf(order, api);
      const attempts = withAttemptsElsewhere(cart.state.attempts, await tabs.ask(), fingerprints.cart);
      keepAttempts(cart, attempts);
      const unasked = attempts.filter(({ id }) => !askedAbout.includes(id));
      const doubt = doubtAbout(unasked, fingerprints);
      if (doubt) return { doubt, about: attempts.map(({ id }) => id) };
      await post(order, fingerprints);
      return undefined;
    });
}

function usePostOrder({ publish }: OrderTabs) {
  const { cart } = useStorefront().state;
  const api = useApi();
  const booked = useBooked();
  const failed = useFailed();

  return async (order: Order, fingerprints: OrderFingerprints): Promise<void> => {
    const before = cart.state.attempts.map((one) => ({ ...one }));
    const attempt = attemptFor(fingerprints, before, randomId());
    keepAttempts(cart, withAttempt(before, attempt));
    publish();
    // The tab's storage is written in the next microtask: before the request leaves.
    await Promise.resolve();
    let answer: CheckoutAnswer;
    try {
      answer = await checkout(api, { ...order, attemptId: attempt.id });
    } catch (error) {
      failed({ order, attempt, before }, error instanceof ApiError ? error : new ApiError('network'));
      publish();
      return;
    }
    // Beyond the reach of the catch: what goes wrong from here on does not undo the booking.
    booked(answer, attempt);
    publish();
  };
}

/** What is known after an answer that is no booking, or after none. */
function useFailed() {
  const { state, queryClient } = useStorefront();
  const { emit } = useElement();
  const { currency } = useApi();
  const { cart } = state;
  return ({ order, attempt, before }: Sent, error: ApiError) => {
    const failure = checkoutFailure(error);
    if (failure !== 'unknown') keepAttempts(cart, afterRefusal(cart.state.attempts, attempt, before));
    if (failure === 'price-changed') {
      // Begun before anything is shown, so that the old total cannot be taken for the new one.
      void queryClient.invalidateQueries({ queryKey: ['cart-summary'] });
      changePrice(cart, { before: { total: order.total, currency }, cart: attempt.cart });
    }
    const message = failure === 'refused' && error.providerMessage;
    cart.setSubmission({ status: 'failed', failure, ...(message && { message }) });
    const code = isInDoubt(cart.state.attempts, attempt.id) ? 'checkout-unknown' : 'checkout-failed';
    emit('booking-error', { code, phase: 'checkout', retryable: true });
  };
}
