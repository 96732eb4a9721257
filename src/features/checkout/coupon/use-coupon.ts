import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { comparableText } from '../../../lib/typed-text.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useReportCartChange } from '../../../shared/cart/use-cart.ts';
import { applyCoupon, replaceCoupon, type CouponOutcome } from '../../../storefront/flows/apply-coupon.ts';
import { lockedLines } from '../../../order/checkout-slice.ts';
import type { CouponCheck } from '../../../cart/cart-slice.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';

const TOAST_MS = 2000;

/** Returns a function that checks a code with the provider, applies it if it is valid, and resolves with the outcome. */
export function useApplyCoupon(): (code: string, by: CouponCheck['by']) => Promise<CouponOutcome> {
  const { t } = useLingui();
  const storefront = useStorefront();
  const reportCartChange = useReportCartChange();
  const showToast = useToast();
  const notApplied = { invalid: t`Coupon not valid`, unreachable: t`The coupon could not be checked.` };
  return async (code, by) => {
    const outcome = await applyCoupon(storefront, code, by);
    if (outcome === 'applied') {
      reportCartChange('coupon');
      showToast({ message: t`Coupon applied!`, tone: 'success', durationMs: TOAST_MS });
    } else if (outcome !== 'dropped') {
      showToast({ message: notApplied[outcome], tone: 'danger', durationMs: TOAST_MS });
    }
    return outcome;
  };
}

/** The text in the coupon field, the state of its code, and the actions. Also tries a code that the host page offers. */
export function useCoupon() {
  const { t } = useLingui();
  const storefront = useStorefront();
  const { cart, checkout } = storefront.state;
  const { couponOffer, couponCode, couponCheck } = useSnapshot(cart.state);
  const { submission } = useSnapshot(checkout.state);
  const { couponText } = useSnapshot(checkout.state, { sync: true });
  const reportCartChange = useReportCartChange();
  const showToast = useToast();
  const apply = useApplyCoupon();
  const isPending = lockedLines(submission) !== undefined;
  const checking = couponCheck?.outcome === 'checking';

  // A code from the host page or its URL is tried once, unless another code is applied or being checked.
  const tryOffer = useEffectEvent(() => {
    const { couponOffer: offer, couponCheck: check } = cart.state;
    if (!offer || offer.tried || cart.state.couponCode !== '' || checkout.isUnderWay()) return;
    if (check?.outcome === 'checking') return;
    cart.markOfferTried();
    void apply(offer.code, 'page');
  });
  useEffect(() => {
    if (couponOffer && !couponOffer.tried && couponCode === '' && !isPending && !checking) tryOffer();
  }, [couponOffer, couponCode, isPending, checking]);

  const notApplied = {
    checking: undefined,
    invalid: t`Not applied: this code is not valid.`,
    unreachable: t`Not applied: this code could not be checked.`,
  };
  const outcome = couponCheck?.code === comparableText(couponText) ? couponCheck.outcome : undefined;
  return {
    text: couponText,
    onType: checkout.typeCoupon,
    checking,
    /** The reason why the typed code was not applied. */
    error: outcome && notApplied[outcome],
    apply: (code: string) => void apply(code, 'visitor'),
    remove: () => {
      if (checkout.isUnderWay()) return;
      replaceCoupon(storefront, '');
      checkout.typeCoupon('');
      reportCartChange('coupon');
      showToast({ message: t`Coupon removed`, tone: 'info', durationMs: TOAST_MS });
    },
  };
}
