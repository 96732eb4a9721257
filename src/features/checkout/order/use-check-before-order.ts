import { cartSummaryQuery } from '../../../api/cart-requests.ts';
import { wireCart } from '../../../cart/cart-contents.ts';
import { amountsDiffer } from '../../../lib/money.ts';
import { cartFingerprint } from '../../../order/fingerprints.ts';
import type { Total } from '../../../order/total.ts';
import type { Cart } from '../../../schema/cart.ts';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { currentSession } from '../../../storefront/current-session.ts';
import { useFinishCoupon } from '../coupon/use-finish-coupon.ts';
import type { CartIssues } from '../issues/use-cart-issues.ts';

/** How long an order waits for the check of the cart, which the provider repeats anyway. */
const CHECK_TIMEOUT_MS = 6000;
/** How long an order waits for the total with a new coupon, without which nothing can be ordered. */
const TOTAL_TIMEOUT_MS = 15_000;

/** A cart to order, and the total to order it for. */
interface PricedOrder {
  cart: Cart;
  total: Total;
}

type CheckedOrder =
  | (PricedOrder & {
      status: 'ready';
      /** The provider's answer with the total; undefined if its request failed or timed out. */
      totals: PricedCart | undefined;
    })
  /** The visitor has to accept a new total. */
  | { status: 'price-changed' }
  /** Something on screen has to be resolved first. */
  | { status: 'blocked' };

/**
 * Returns a function that checks a cart before it is ordered. It finishes the coupon first, then checks all lines and requests
 * the total with a new coupon, both at once and with timeouts.
 */
export function useCheckBeforeOrder({ recheck, focusLine }: CartIssues) {
  const storefront = useStorefront();
  const finishCoupon = useFinishCoupon();
  const { state, queryClient } = storefront;

  return async (submitted: PricedOrder): Promise<CheckedOrder> => {
    const { total: acceptedTotal } = submitted;
    if (!(await finishCoupon())) return { status: 'blocked' };
    const { couponCode } = state.cart.state;
    const cart = { ...submitted.cart, couponCode };
    const askToAccept = (): CheckedOrder => {
      state.checkout.changePrice({ before: acceptedTotal, cartFingerprint: cartFingerprint(cart) });
      return { status: 'price-changed' };
    };
    const hasCurrencyChanged = () => currentSession(storefront).api.currency !== acceptedTotal.currency;
    if (hasCurrencyChanged()) return askToAccept();

    const hasNewCoupon = couponCode !== submitted.cart.couponCode;
    const summaryQuery = cartSummaryQuery(currentSession(storefront).api, wireCart(cart), couponCode);
    const [summary, check] = await Promise.all([
      hasNewCoupon ? answerWithin(TOTAL_TIMEOUT_MS, queryClient.query(summaryQuery)) : undefined,
      answerWithin(CHECK_TIMEOUT_MS, recheck(cart)),
    ]);
    // The currency may have been switched in the meantime.
    if (hasCurrencyChanged()) return askToAccept();
    if (check?.blockingLine) {
      focusLine(check.blockingLine);
      return { status: 'blocked' };
    }
    const totals = check?.totals ?? summary;
    const total = totalToOrder({ acceptedTotal, newAmount: totals?.summary.total, hasNewCoupon });
    return total ? { status: 'ready', cart, total, totals } : askToAccept();
  };
}

interface TotalComparison {
  acceptedTotal: Total;
  /** Undefined if the request failed or timed out. */
  newAmount: number | undefined;
  hasNewCoupon: boolean;
}

/** The total for which the cart can be ordered; undefined if the visitor has to accept a new one first. */
function totalToOrder({ acceptedTotal, newAmount, hasNewCoupon }: TotalComparison): Total | undefined {
  if (newAmount === undefined) return hasNewCoupon ? undefined : acceptedTotal;
  if (!amountsDiffer(newAmount, acceptedTotal.amount)) return acceptedTotal;
  // A new coupon may lower the total without asking.
  const isLowered = hasNewCoupon && newAmount < acceptedTotal.amount;
  return isLowered ? { ...acceptedTotal, amount: newAmount } : undefined;
}

/** The answer, or undefined if the request fails or takes longer. */
async function answerWithin<Answer>(ms: number, request: Promise<Answer>): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  const answer = await Promise.race([request.catch(() => undefined), timeout]);
  clearTimeout(timer);
  return answer;
}
