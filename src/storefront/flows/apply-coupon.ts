import { snapshot } from 'valtio/vanilla';
import { ApiError } from '../../api/api-error.ts';
import { cartSummaryKey, couponQuery } from '../../api/cart-requests.ts';
import { cartCount, wireCart } from '../../cart/cart-contents.ts';
import { maxCouponLength } from '../../cart/cart-slice.ts';
import { isRefused } from '../../order/checkout-failure.ts';
import { currentSession } from '../current-session.ts';
import type { CouponCheck } from '../../cart/cart-slice.ts';
import type { StorefrontState } from '../state.ts';
import type { Storefront } from '../storefront.ts';
import { sortedJson } from '../../lib/json.ts';

/** The outcome of a check; `dropped` if its answer is no longer needed. */
export type CouponOutcome = 'applied' | 'invalid' | 'unreachable' | 'dropped';

/**
 * Checks a code with the provider and applies it if it is valid. If the cart or the currency changes in the meantime, the
 * check is repeated. Once the order is sent, or the cart is empty, the check is dropped.
 */
export async function applyCoupon(
  storefront: Storefront,
  code: string,
  by: CouponCheck['by'],
): Promise<CouponOutcome> {
  const { cart } = storefront.state;
  // No valid code is longer, but not every provider rejects long ones.
  if (code.length > maxCouponLength) {
    cart.checkCoupon({ code, by, outcome: 'invalid' });
    return 'invalid';
  }
  const check = cart.checkCoupon({ code, by, outcome: 'checking' });
  for (;;) {
    const query = currentCouponQuery(storefront, code);
    const answer = await storefront.queryClient.query(query).catch(invalidIfRefused);
    if (cart.state.couponCheck !== check || dropIfObsolete(storefront.state)) return 'dropped';
    const currentQuery = currentCouponQuery(storefront, code);
    const isStale = sortedJson(currentQuery.queryKey) !== sortedJson(query.queryKey);
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

function currentCouponQuery(storefront: Storefront, code: string) {
  const cart = wireCart(snapshot(storefront.state.cart.state));
  return couponQuery(currentSession(storefront).api, cart, code);
}

/** Drops the check, and returns true, if the order has been sent or the lines that the code was for are gone. */
function dropIfObsolete({ cart, checkout }: StorefrontState): boolean {
  if (checkout.isSent()) {
    cart.checkCoupon(null);
    return true;
  }
  if (cartCount(cart.state) === 0) {
    cart.resetCoupon();
    return true;
  }
  return false;
}

/** Applies a valid code; an empty one removes the coupon. The totals are refetched, because those in the cache may be outdated. */
export function setCoupon(storefront: Storefront, code: string): void {
  const { cart } = storefront.state;
  cart.applyCoupon(code);
  const queryKey = cartSummaryKey(currentSession(storefront).api, wireCart(cart.state), code);
  storefront.queryClient.removeQueries({ queryKey });
}

/** A refusal is an answer too; undefined if the provider could not be reached. */
function invalidIfRefused(error: unknown): { valid: false } | undefined {
  return error instanceof ApiError && isRefused(error) ? { valid: false } : undefined;
}
