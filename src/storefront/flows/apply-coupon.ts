import { snapshot } from 'valtio/vanilla';
import { ApiError } from '../../api/api-error.ts';
import { cartSummaryKey, couponQuery } from '../../api/cart-requests.ts';
import { cartCount, wireCart } from '../../cart/cart-contents.ts';
import type { CouponCheck } from '../../cart/cart-slice.ts';
import { maxCouponLength } from '../../schema/cart.ts';
import { sortedJson } from '../../lib/json.ts';
import { isFinalRejection } from '../../order/rejection.ts';
import { currentSession } from '../current-session.ts';
import type { Storefront } from '../storefront.ts';

/** The outcome of a check; `dropped` if its answer is no longer needed. */
export type CouponOutcome = 'applied' | 'invalid' | 'unreachable' | 'dropped';

/**
 * Checks a code with the provider and applies it if it is valid. If the cart or the currency changes in the meantime, the
 * check is repeated. Once the order is sent, the check is dropped; once the cart is empty, its coupon is removed as well.
 */
export async function applyCoupon(
  storefront: Storefront,
  code: string,
  by: CouponCheck['by'],
): Promise<CouponOutcome> {
  const { cart, checkout } = storefront.state;
  // No valid code is longer, but not every provider rejects long ones.
  if (code.length > maxCouponLength) {
    cart.setCouponCheck({ code, by, status: 'invalid' });
    return 'invalid';
  }
  const check = cart.setCouponCheck({ code, by, status: 'checking' });
  let query: CouponQuery;
  let answer: { valid: boolean } | undefined;
  do {
    query = currentCouponQuery(storefront, code);
    answer = await storefront.queryClient.query(query).catch(invalidIfRejected);
    if (cart.state.couponCheck !== check) return 'dropped';
    if (checkout.isSending()) {
      cart.setCouponCheck(null);
      return 'dropped';
    }
    if (cartCount(cart.state) === 0) {
      cart.resetCoupon();
      return 'dropped';
    }
  } while (!isSameQuery(query, currentCouponQuery(storefront, code)));
  if (answer?.valid) {
    replaceCoupon(storefront, code);
    return 'applied';
  }
  const outcome = answer ? 'invalid' : 'unreachable';
  cart.setCouponCheck({ code, by, status: outcome });
  return outcome;
}

type CouponQuery = ReturnType<typeof couponQuery>;

function currentCouponQuery(storefront: Storefront, code: string): CouponQuery {
  const cart = wireCart(snapshot(storefront.state.cart.state));
  return couponQuery(currentSession(storefront).api, cart, code);
}

function isSameQuery(one: CouponQuery, other: CouponQuery): boolean {
  return sortedJson(one.queryKey) === sortedJson(other.queryKey);
}

/**
 * Sets the coupon code of the cart; an empty one removes the coupon. The totals are refetched, because those in the cache
 * may be outdated.
 */
export function replaceCoupon(storefront: Storefront, code: string): void {
  const { cart } = storefront.state;
  cart.setCouponCode(code);
  const queryKey = cartSummaryKey(currentSession(storefront).api, wireCart(cart.state), code);
  storefront.queryClient.removeQueries({ queryKey });
}

/** What a failed request says about its code: invalid if the provider rejected it; undefined if that is not known. */
function invalidIfRejected(error: unknown): { valid: false } | undefined {
  return error instanceof ApiError && isFinalRejection(error) ? { valid: false } : undefined;
}
