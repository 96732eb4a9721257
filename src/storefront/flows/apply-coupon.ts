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

/** The outcome of a check; `dropped` if its answer is no longer needed. */
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
  const currentQuery = () =>
    couponQuery(currentSession(storefront).api, wireCart(snapshot(cart.state)), code);
  // No valid code is longer, but not every provider rejects long ones.
  if (code.length > maxCouponLength) {
    cart.checkCoupon({ code, by, outcome: 'invalid' });
    return 'invalid';
  }
  const check = cart.checkCoupon({ code, by, outcome: 'checking' });
  for (;;) {
    const query = currentQuery();
    const answer = await queryClient.query(query).catch(invalidIfRefused);
    if (cart.state.couponCheck !== check) return 'dropped';
    if (checkout.isSent()) {
      cart.checkCoupon(null);
      return 'dropped';
    }
    // The code was for the lines that have been removed.
    if (cartCount(cart.state) === 0) {
      cart.resetCoupon();
      return 'dropped';
    }
    const isStale = sortedJson(currentQuery().queryKey) !== sortedJson(query.queryKey);
    if (isStale) continue;
    if (answer?.valid) {
      setCoupon(storefront, code);
      return 'applied';
    }
    const outcome = answer ? 'invalid' : 'unreachable';
    cart.checkCoupon({ code, by, outcome });
    return outcome;
  }
}

/** Applies a code, or removes it if empty. The totals are refetched, because those in the cache may be outdated. */
export function setCoupon(storefront: Storefront, code: string): void {
  const { cart } = storefront.state;
  cart.applyCoupon(code);
  const queryKey = cartSummaryKey(currentSession(storefront).api, wireCart(cart.state), code);
  storefront.queryClient.removeQueries({ queryKey });
}

/** Resolves once no code is being checked. A check that takes longer than the timeout counts as failed. */
export async function couponSettled(cart: CartSlice, timeoutMs: number): Promise<void> {
  const isChecking = () => cart.state.couponCheck?.outcome === 'checking';
  if (!isChecking()) return;
  await new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(settle, timeoutMs);
    const stop = subscribe(cart.state, () => {
      if (!isChecking()) settle();
    });
  });
  const { couponCheck } = cart.state;
  if (couponCheck && isChecking()) cart.checkCoupon({ ...couponCheck, outcome: 'unreachable' });
}

/** A refusal is an answer too; undefined if the provider could not be reached. */
function invalidIfRefused(error: unknown): { valid: false } | undefined {
  return error instanceof ApiError && isRefused(error) ? { valid: false } : undefined;
}
