import { useLingui } from '@lingui/react/macro';
import type { CouponCheck } from '../../../cart/cart-slice.ts';
import { useReportCartChange } from '../../../shared/cart/use-cart.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { applyCoupon } from '../../../storefront/flows/apply-coupon.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';

export const COUPON_TOAST_MS = 2000;

type ApplyCoupon = (code: string, by: CouponCheck['by']) => Promise<void>;

/** Returns a function that checks a code with the provider, applies it if it is valid, and shows the outcome. */
export function useApplyCoupon(): ApplyCoupon {
  const { t } = useLingui();
  const storefront = useStorefront();
  const reportCartChange = useReportCartChange();
  const showToast = useToast();
  const errors = { invalid: t`Coupon not valid`, unreachable: t`The coupon could not be checked.` };
  return async (code, by) => {
    // What is said about an earlier code would be taken for the answer to this one. The page's code is not the visitor's.
    if (by === 'visitor') showToast(undefined);
    const outcome = await applyCoupon(storefront, code, by);
    if (outcome === 'dropped') return;
    if (outcome === 'applied') {
      reportCartChange('coupon');
      showToast({ message: t`Coupon applied!`, tone: 'success', durationMs: COUPON_TOAST_MS });
    } else {
      showToast({ message: errors[outcome], tone: 'danger', durationMs: COUPON_TOAST_MS });
    }
  };
}
