import { snapshot, subscribe } from 'valtio/vanilla';
import { ApiError } from '../../api/api-error.ts';
import { cartSummaryKey, couponQuery } from '../../api/cart-requests.ts';
import { cartCount, wireCart } from '../../cart/cart-contents.ts';
import { maxCouponLength } from '../../cart/cart-slice.ts';
import { isRefused } from '../../order/checkout-failure.ts';
import { currentSession } from '../current-session.ts';
import type { CartSlice, CouponCheck } from '../../cart/cart-slice.ts';
import type { Storefront } from '../storefront.ts';
import { sortedJson } from '../../lib/json.ts';

/** The outcome for a code; `dropped` if the answer is no longer needed. */
export type CouponOutcome = 'applied' | 'invalid' | 'unreachable' | 'dropped';

/**
 * Checks a code with the provider and applies it if it is valid. If the cart or the currency changes in the meantime, the
 * answer is stale and the check is repeated. Once the order is sent, or the cart is empty, the check is dropped.
 */
export async function applyCoupon(
  storefront: Storefront,
  code: string,
  by: CouponCheck['by'],
): Promise<CouponOutcome> {
  const { state, queryClient } = storefront;
  const { cart, checkout } = state;
  const ask = () => couponQuery(currentSession(storefront).api, wireCart(snapshot(cart.state)), code);
  // No code is longer, and not every provider rejects long ones.
  if (code.length > maxCouponLength) {
    cart.checkCoupon({ code, by, outcome: 'invalid' });
    return 'invalid';
  }
  const check = cart.checkCoupon({ code, by, outcome: 'checking' });
  for (;;) {
    const question = ask();
    const answer = await queryClient.query(question).catch(refusalOf);
    if (cart.state.couponCheck !== check) return 'dropped';
    if (checkout.isSent()) {
      cart.checkCoupon(null);
      return 'dropped';
    }
    // The last line was deleted: the code was for that cart.
    if (cartCount(cart.state) === 0) {
      cart.resetCoupon();
      return 'dropped';
    }
    if (sortedJson(ask().queryKey) !== sortedJson(question.queryKey)) continue;
    if (answer?.valid) {
      setCoupon(storefront, code);
      return 'applied';
    }
    const outcome = answer ? 'invalid' : 'unreachable';
    cart.checkCoupon({ code, by, outcome });
    return outcome;
  }
}

/** Applies or removes a code. The provider's earlier answer about it may be outdated, so the totals are refetched. */
export function setCoupon(storefront: Storefront, code: string): void {
  const { cart } = storefront.state;
  cart.applyCoupon(code);
  const queryKey = cartSummaryKey(currentSession(storefront).api, wireCart(cart.state), code);
  storefront.queryClient.removeQueries({ queryKey });
}

/** Resolves once no code is being checked. After the timeout, the check counts as failed. */
export async function couponSettled(cart: CartSlice, withinMs: number): Promise<void> {
  const isChecking = () => cart.state.couponCheck?.outcome === 'checking';
  if (!isChecking()) return;
  await new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(settle, withinMs);
    const stop = subscribe(cart.state, () => {
      if (!isChecking()) settle();
    });
  });
  const { couponCheck } = cart.state;
  if (couponCheck && isChecking()) cart.checkCoupon({ ...couponCheck, outcome: 'unreachable' });
}

/** The provider has rejected the code; undefined if it could not be reached. */
function refusalOf(error: unknown): { valid: false } | undefined {
  return error instanceof ApiError && isRefused(error) ? { valid: false } : undefined;
}
