import { snapshot, subscribe } from 'valtio/vanilla';
import { ApiError } from '../../api/api-error.ts';
import { couponQuery } from '../../api/cart-requests.ts';
import { cartSummaryKey } from '../../api/cart-summary-key.ts';
import { cartCount, wireCart } from '../../cart/cart-contents.ts';
import { couponLimit, isRefused } from '../../order/checkout.ts';
import { currentSession } from '../current-session.ts';
import type { CartSlice, CouponCheck } from '../../cart/cart-slice.ts';
import type { Storefront } from '../storefront.ts';
import { sortedJson } from '../../lib/json.ts';

/** What became of a code; `dropped` if nobody waits for the answer any longer. */
export type CouponOutcome = 'applied' | 'invalid' | 'unreachable' | 'dropped';

/**
 * Checks a code with the provider and applies it if it is valid. If the cart or the currency changes meanwhile, the answer
 * is about something that is gone, and is asked for again. Once the order has left, or the cart was emptied, it is dropped.
 */
export async function applyCoupon(
  storefront: Storefront,
  code: string,
  by: CouponCheck['by'],
): Promise<CouponOutcome> {
  const { state, queryClient } = storefront;
  const { cart, checkout } = state;
  const ask = () => couponQuery(currentSession(storefront).api, wireCart(snapshot(cart.state)), code);
  // None is as long as that, and not every provider says so.
  if (code.length > couponLimit) {
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

/** Resolves once no code is being checked. After so long, the answer is given up. */
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

/** The provider has answered and rejected the code; undefined if it could not be reached. */
function refusalOf(error: unknown): { valid: false } | undefined {
  return error instanceof ApiError && isRefused(error) ? { valid: false } : undefined;
}
