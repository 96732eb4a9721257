import type { CouponCheck } from '../../../cart/cart-slice.ts';
import { comparableText } from '../../../lib/comparable-text.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { waitForCouponCheck } from '../../../storefront/flows/wait-for-coupon-check.ts';
import { couponFieldId } from './use-coupon.ts';
import { untriedOffer } from './untried-offer.ts';
import { useApplyCoupon } from './use-apply-coupon.ts';

/** How long to wait for the check of a code, which then counts as failed. */
const COUPON_TIMEOUT_MS = 8000;

/**
 * Returns a function that finishes the coupon before an order: it waits for a code that is being checked, then tries a code
 * that the page offers, and a code that was typed but never checked. If one of the visitor's codes was not applied, it
 * focuses the field and resolves with false; the next order goes ahead without that code. The page's code may fail silently.
 */
export function useFinishCoupon(): () => Promise<boolean> {
  const { root } = useElement();
  const { cart, checkout } = useStorefront().state;
  const applyCoupon = useApplyCoupon();
  const tryCode = async (code: string, by: CouponCheck['by']): Promise<void> => {
    // Only the wait has a timeout: a late answer to the check is ignored.
    void applyCoupon(code, by);
    await waitForCouponCheck(cart, COUPON_TIMEOUT_MS);
  };

  return async () => {
    const { couponCheck: pendingCheck } = cart.state;
    const isVisitorsCheck = pendingCheck?.status === 'checking' && pendingCheck.by === 'visitor';
    await waitForCouponCheck(cart, COUPON_TIMEOUT_MS);

    const offeredCode = untriedOffer(cart.state);
    if (!isVisitorsCheck && offeredCode !== undefined) {
      cart.markOfferTried();
      await tryCode(offeredCode, 'page');
    }

    const typedCode = comparableText(checkout.state.couponText);
    const isUnchecked = typedCode !== '' && cart.state.couponCheck?.code !== typedCode;
    const triesTypedCode = cart.state.couponCode === '' && isUnchecked;
    if (triesTypedCode) await tryCode(typedCode, 'visitor');
    const hasVisitorsCode = isVisitorsCheck || triesTypedCode;
    // The check is cleared once its code is applied.
    if (!hasVisitorsCode || cart.state.couponCheck === null) return true;
    root.getElementById(couponFieldId)?.focus();
    return false;
  };
}
