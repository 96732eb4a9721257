import { snapshot } from 'valtio/vanilla';
import { cartSummaryQuery } from '../../../api/cart-requests.ts';
import { wireCart } from '../../../cart/cart-contents.ts';
import { amountsDiffer } from '../../../lib/money.ts';
import { cartFingerprint } from '../../../order/fingerprints.ts';
import type { Total } from '../../../order/price-change.ts';
import type { Cart } from '../../../schema/cart.ts';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { currentSession } from '../../../storefront/current-session.ts';
import { useFinishCoupon } from '../coupon/use-finish-coupon.ts';
import type { CartIssues } from '../issues/use-cart-issues.ts';

/** How long an order waits for the check of the cart, which the provider repeats anyway. */
const CHECK_TIMEOUT_MS = 6000;
/** How long an order waits for the total with a new coupon, without which nothing can be ordered. */
const TOTAL_TIMEOUT_MS = 15_000;

/** A cart to order, for the total that the visitor has accepted. */
interface PricedOrder {
  cart: Cart;
  total: Total;
}

interface CheckedOrder extends PricedOrder {
  /** The provider's answer with the total, unless it timed out. */
  totals: PricedCart | undefined;
}

/**
 * Returns a function that checks a cart before it is ordered: first a coupon, then everything else in parallel, with
 * timeouts. It resolves with the order, with `price-changed` if the visitor has to accept a new total, or with `blocked` if
 * something on screen has to be resolved first.
 */
export function useCheckBeforePaying({ checkNow, focusLine }: CartIssues) {
  const storefront = useStorefront();
  const { root } = useElement();
  const finishCoupon = useFinishCoupon();
  const { state, queryClient } = storefront;

  return async (submitted: PricedOrder): Promise<CheckedOrder | 'price-changed' | 'blocked'> => {
    const { total } = submitted;
    if (!(await finishCoupon())) {
      root.getElementById('coupon')?.focus();
      return 'blocked';
    }
    const { couponCode } = snapshot(state.cart.state);
    const cart = { ...submitted.cart, couponCode };
    const askToAccept = () => {
      state.checkout.changePrice({ before: total, cartFingerprint: cartFingerprint(cart) });
      return 'price-changed' as const;
    };
    const { api } = currentSession(storefront);
    if (api.currency !== total.currency) return askToAccept();

    const hasNewCoupon = couponCode !== submitted.cart.couponCode;
    const summaryQuery = cartSummaryQuery(api, wireCart(cart), couponCode);
    const [summary, check] = await Promise.all([
      hasNewCoupon ? answerWithin(TOTAL_TIMEOUT_MS, queryClient.query(summaryQuery)) : undefined,
      answerWithin(CHECK_TIMEOUT_MS, checkNow(cart)),
    ]);
    // The currency may have been switched in the meantime.
    if (currentSession(storefront).api.currency !== total.currency) return askToAccept();
    if (check?.blockingLine) {
      focusLine(check.blockingLine);
      return 'blocked';
    }
    const totals = check?.totals ?? summary;
    if (!totals) return hasNewCoupon ? askToAccept() : { cart, total, totals };
    const newAmount = totals.summary.total;
    // A new coupon may lower the total without asking.
    const mustAccept = hasNewCoupon ? newAmount > total.amount : amountsDiffer(newAmount, total.amount);
    if (mustAccept) return askToAccept();
    return { cart, total: hasNewCoupon ? { ...total, amount: newAmount } : total, totals };
  };
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
