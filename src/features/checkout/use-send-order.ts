import { ApiError } from '../../api/api-error.ts';
import { checkout, type CheckoutOrder } from '../../api/cart.ts';
import { wireCart } from '../../domain/cart.ts';
import { checkoutFailure } from '../../domain/checkout.ts';
import { inKeyOrder } from '../../domain/key-order.ts';
import { attemptFor, orderFingerprint } from '../../domain/order.ts';
import { useElement } from '../../parts/element.ts';
import { useApi } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { randomId } from '../../platform/visit.ts';
import type { Cart, WireCart } from '../../schema/cart.ts';
import { stringifyJson } from '../../schema/json.ts';
import { useBooked } from './use-booked.ts';

/**
 * Sends an order and keeps how it went with the storefront, so that another element, or this one after it was moved
 * or removed, tells the same. Never two at once: the caller has marked the cart as being sent.
 */
export function useSendOrder() {
  const { state, queryClient } = useStorefront();
  const { emit } = useElement();
  const api = useApi();
  const booked = useBooked();
  const { cart } = state;

  return async (order: Omit<CheckoutOrder, 'attemptId'>): Promise<void> => {
    const fingerprints = {
      order: fingerprintOf({ currency: api.currency, ...order }),
      cart: cartFingerprintOf(order),
    };
    const attempt = attemptFor(fingerprints, cart.state.attempt, randomId());
    cart.startAttempt(attempt);
    // The tab's storage is written in the next microtask: before the request leaves.
    await Promise.resolve();
    try {
      booked(await checkout(api, { ...order, attemptId: attempt.id }));
    } catch (error) {
      const { code, status, providerMessage } = error instanceof ApiError ? error : new ApiError('network');
      const failure = checkoutFailure(code, status);
      if (failure !== 'unknown') cart.closeAttempt();
      cart.setSubmission({
        status: 'failed',
        failure,
        total: order.total,
        currency: api.currency,
        ...(failure === 'refused' && providerMessage && { message: providerMessage }),
      });
      if (failure === 'price-changed') void queryClient.invalidateQueries({ queryKey: ['cart-summary'] });
      const told = failure === 'unknown' ? 'checkout-unknown' : 'checkout-failed';
      emit('booking-error', { code: told, phase: 'checkout', retryable: true });
    }
  };
}

/** What tells one cart from another, whoever pays for it and however. */
export function cartFingerprint(cart: Cart): string {
  return cartFingerprintOf({ cart: wireCart(cart), couponCode: cart.couponCode });
}

function cartFingerprintOf({ cart, couponCode }: { cart: WireCart; couponCode: string }): string {
  return fingerprintOf({ cart, couponCode });
}

/** A cart that comes back from the tab's storage is the same one, though it was put together anew. */
function fingerprintOf(data: unknown): string {
  return orderFingerprint(stringifyJson(inKeyOrder(data)));
}
