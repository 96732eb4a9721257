import { comparableText } from '../../../lib/typed-text.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { waitForCouponCheck } from '../../../storefront/flows/wait-for-coupon-check.ts';
import { useApplyCoupon } from './use-coupon.ts';

/** How long to wait for the check of a code, which then counts as failed. */
const COUPON_TIMEOUT_MS = 8000;

/**
 * Returns a function that finishes the coupon before an order: it waits for a code that is being checked, then tries a code
 * that the page offers, and a code that was typed but not applied. It resolves with false if a code of the visitor was not
 * applied; the page's code may fail silently.
 */
export function useFinishCoupon(): () => Promise<boolean> {
  const { cart, checkout } = useStorefront().state;
  const applyCoupon = useApplyCoupon();

  return async () => {
    const { couponCheck: currentCheck } = cart.state;
    let isByVisitor = currentCheck?.outcome === 'checking' && currentCheck.by === 'visitor';
    await waitForCouponCheck(cart, COUPON_TIMEOUT_MS);

    const { couponOffer, couponCode } = cart.state;
    if (!isByVisitor && couponOffer && !couponOffer.tried && couponCode === '') {
      cart.markOfferTried();
      void applyCoupon(couponOffer.code, 'page');
      await waitForCouponCheck(cart, COUPON_TIMEOUT_MS);
    }

    const typedCode = comparableText(checkout.state.couponText);
    if (cart.state.couponCode === '' && typedCode !== '' && cart.state.couponCheck?.code !== typedCode) {
      isByVisitor = true;
      void applyCoupon(typedCode, 'visitor');
      await waitForCouponCheck(cart, COUPON_TIMEOUT_MS);
    }
    return !isByVisitor || cart.state.couponCheck === null;
  };
}
