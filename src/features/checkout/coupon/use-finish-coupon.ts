import { comparableText } from '../../../lib/typed-text.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { couponSettled } from '../../../storefront/flows/apply-coupon.ts';
import { useApplyCoupon } from './use-coupon.ts';

/** A code that takes longer to check counts as failed. */
const COUPON_TIMEOUT_MS = 8000;

/**
 * Before an order: waits for a code that is being checked, then tries one that the page offers or that was typed but not
 * applied. Resolves with false if the visitor's own code was not applied; the page's code may fail silently.
 */
export function useFinishCoupon(): () => Promise<boolean> {
  const { cart, checkout } = useStorefront().state;
  const applyCoupon = useApplyCoupon();

  return async () => {
    const { couponCheck: running } = cart.state;
    let isVisitors = running?.outcome === 'checking' && running.by === 'visitor';
    await couponSettled(cart, COUPON_TIMEOUT_MS);

    const { couponOffer, couponCode } = cart.state;
    if (!isVisitors && couponOffer && !couponOffer.tried && couponCode === '') {
      cart.markOfferTried();
      void applyCoupon(couponOffer.code, 'page');
      await couponSettled(cart, COUPON_TIMEOUT_MS);
    }

    const typed = comparableText(checkout.state.couponText);
    if (cart.state.couponCode === '' && typed !== '' && cart.state.couponCheck?.code !== typed) {
      isVisitors = true;
      void applyCoupon(typed, 'visitor');
      await couponSettled(cart, COUPON_TIMEOUT_MS);
    }
    return !isVisitors || cart.state.couponCheck === null;
  };
}
