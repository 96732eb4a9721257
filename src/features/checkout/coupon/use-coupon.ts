import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import type { CartState } from '../../../cart/cart-slice.ts';
import { comparableText } from '../../../lib/comparable-text.ts';
import { isOrderPending } from '../../../order/checkout-slice.ts';
import { useReportCartChange } from '../../../shared/cart/use-cart.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { replaceCoupon } from '../../../storefront/flows/apply-coupon.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { untriedOffer } from './untried-offer.ts';
import { COUPON_TOAST_MS, useApplyCoupon } from './use-apply-coupon.ts';

/** The id of the coupon field. */
export const couponFieldId = 'coupon';

/** The text in the coupon field, the state of its code, and the actions. Also tries a code that the host page offers. */
export function useCoupon() {
  const { t } = useLingui();
  const storefront = useStorefront();
  const { cart, checkout } = storefront.state;
  const { couponCheck } = useSnapshot(cart.state);
  const { couponText } = useSnapshot(checkout.state, { sync: true });
  const reportCartChange = useReportCartChange();
  const showToast = useToast();
  const applyCoupon = useApplyCoupon();
  useTryOffer();

  const errors = {
    checking: undefined,
    invalid: t`Not applied: this code is not valid.`,
    unreachable: t`Not applied: this code could not be checked.`,
  };
  const status = couponCheck?.code === comparableText(couponText) ? couponCheck.status : undefined;
  return {
    text: couponText,
    setText: checkout.setCouponText,
    isChecking: couponCheck?.status === 'checking',
    /** The reason why the typed code was not applied. */
    error: status && errors[status],
    apply: (code: string) => void applyCoupon(code, 'visitor'),
    remove: () => {
      if (checkout.isOrderPending()) return;
      replaceCoupon(storefront, '');
      checkout.setCouponText('');
      reportCartChange('coupon');
      showToast({ message: t`Coupon removed`, tone: 'info', durationMs: COUPON_TOAST_MS });
    },
  };
}

/** Tries the code that the host page or its URL offers, once `offerToTry` returns it. */
function useTryOffer(): void {
  const { cart, checkout } = useStorefront().state;
  const cartSnapshot = useSnapshot(cart.state);
  const { submission } = useSnapshot(checkout.state);
  const applyCoupon = useApplyCoupon();
  const offeredCode = offerToTry(cartSnapshot, isOrderPending(submission));

  const tryOffer = useEffectEvent(() => {
    // Another element may have tried it since this one was rendered.
    const code = offerToTry(cart.state, checkout.isOrderPending());
    if (code === undefined) return;
    cart.markOfferTried();
    void applyCoupon(code, 'page');
  });
  useEffect(() => {
    if (offeredCode !== undefined) tryOffer();
  }, [offeredCode]);
}

/** The offered code; undefined if it has been tried, another code is applied or being checked, or an order is pending. */
function offerToTry(
  cart: Readonly<Pick<CartState, 'couponOffer' | 'couponCode' | 'couponCheck'>>,
  isPending: boolean,
): string | undefined {
  return isPending || cart.couponCheck?.status === 'checking' ? undefined : untriedOffer(cart);
}
