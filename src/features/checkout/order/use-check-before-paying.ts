import { snapshot } from 'valtio/vanilla';
import { cartSummaryQuery } from '../../../api/cart-requests.ts';
import { wireCart } from '../../../cart/cart-contents.ts';
import type { Amount } from '../../../order/price-change.ts';
import { amountsDiffer } from '../../../lib/money.ts';
import { cartFingerprint } from '../../../order/fingerprints.ts';
import { comparableText } from '../../../lib/typed-text.ts';
import type { Cart } from '../../../schema/cart.ts';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { couponSettled } from '../../../storefront/flows/apply-coupon.ts';
import { currentSession } from '../../../storefront/current-session.ts';
import type { CartKnowledge } from '../issues/use-cart-issues.ts';
import { useApplyCoupon } from '../use-coupon.ts';

/** A code that is checked for longer is not waited for. */
const COUPON_WITHIN_MS = 8000;
/** Later answers do not hold up the order, which the provider validates anyway. */
const CHECK_WITHIN_MS = 6000;
/** Until the total with a new coupon is known, nothing can be ordered. */
const TOTAL_WITHIN_MS = 15_000;

/** The cart on screen when the button was pressed, and its total. */
interface Shown {
  cart: Cart;
  total: Amount;
}

/** The current cart with its coupon, to be ordered for this total. */
export interface Checked extends Shown {
  /** The answer that contains the total, if it came in time. */
  totals: PricedCart | undefined;
}

/**
 * Checks what must be known before an order is sent: first whether a coupon is valid, then everything else in parallel, each
 * once and with a timeout. Resolves with what to order, with a new price that has to be accepted, or with undefined once the
 * screen shows what has to be resolved first.
 */
export function useCheckBeforePaying({ checkNow, goTo }: CartKnowledge) {
  const storefront = useStorefront();
  const { root } = useElement();
  const applyCoupon = useApplyCoupon();
  const { state, queryClient } = storefront;
  const { cart, checkout } = state;

  /** Waits for a code, and tries one that was typed or offered but not tried. False if the visitor's own was refused. */
  const settleCoupon = async (): Promise<boolean> => {
    let isOwn = cart.state.couponCheck?.outcome === 'checking' && cart.state.couponCheck.by === 'visitor';
    await couponSettled(cart, COUPON_WITHIN_MS);
    const { couponOffer, couponCode } = cart.state;
    if (!isOwn && couponOffer && !couponOffer.tried && couponCode === '') {
      cart.markOfferTried();
      void applyCoupon(couponOffer.code, 'page');
      await couponSettled(cart, COUPON_WITHIN_MS);
    }
    const typed = comparableText(checkout.state.couponText);
    if (cart.state.couponCode === '' && typed !== '' && cart.state.couponCheck?.code !== typed) {
      isOwn = true;
      void applyCoupon(typed, 'visitor');
      await couponSettled(cart, COUPON_WITHIN_MS);
    }
    return !isOwn || cart.state.couponCheck === null;
  };

  return async ({ cart: shown, total }: Shown): Promise<Checked | 'price-changed' | undefined> => {
    const askAgain = (of: Cart) => {
      checkout.changePrice({ before: total, cart: cartFingerprint(of) });
      return 'price-changed' as const;
    };
    if (!(await settleCoupon())) {
      root.getElementById('coupon')?.focus();
      return undefined;
    }
    const { couponCode } = snapshot(cart.state);
    const ordered = { ...shown, couponCode };
    const { api } = currentSession(storefront);
    // The total on screen is in another currency now.
    if (api.currency !== total.currency) return askAgain(ordered);
    const isDiscounted = couponCode !== shown.couponCode;
    const [summary, check] = await Promise.all([
      isDiscounted
        ? within(queryClient.query(cartSummaryQuery(api, wireCart(ordered), couponCode)), TOTAL_WITHIN_MS)
        : undefined,
      within(checkNow(ordered), CHECK_WITHIN_MS),
    ]);
    if (currentSession(storefront).api.currency !== total.currency) return askAgain(ordered);
    if (check?.blocking) {
      goTo(check.blocking);
      return undefined;
    }
    const totals = check?.totals ?? summary;
    if (!totals) return isDiscounted ? askAgain(ordered) : { cart: ordered, total, totals };
    const now = totals.summary.total;
    if (isDiscounted ? now > total.total : amountsDiffer(now, total.total)) return askAgain(ordered);
    return { cart: ordered, total: isDiscounted ? { ...total, total: now } : total, totals };
  };
}

/** The answer, or undefined after a timeout. */
async function within<Answer>(asking: Promise<Answer>, milliseconds: number): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  const answer = await Promise.race([asking.catch(() => undefined), timeout]);
  clearTimeout(timer);
  return answer;
}
