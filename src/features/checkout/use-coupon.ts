import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useTransition } from 'react';
import { useSnapshot } from 'valtio/react';
import { ApiError } from '../../api/api-error.ts';
import { validateCoupon } from '../../api/cart.ts';
import { cartSummaryKey } from '../../api/cart-summary-key.ts';
import { wireCart } from '../../domain/cart.ts';
import { useApi } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useCartChanged } from '../../parts/use-cart.ts';
import { useToast } from '../../ui/toast.tsx';

const TOAST_MS = 2000;

/** Tries codes with the provider, applies the valid one and takes it off again. */
export function useCoupon() {
  const { t } = useLingui();
  const api = useApi();
  const { state, queryClient } = useStorefront();
  const { cart } = state;
  const [checking, startChecking] = useTransition();
  const { couponOffer, couponCode } = useSnapshot(cart.state);
  const cartChanged = useCartChanged();
  const showToast = useToast();
  const say = (message: string, tone: 'success' | 'danger' | 'info') =>
    showToast({ message, tone, durationMs: TOAST_MS });
  /** What the provider said of this code a while ago may no longer hold: the totals are asked for anew. */
  const setCode = (code: string): boolean => {
    if (cart.isUnderWay()) return false;
    cart.applyCoupon(code);
    queryClient.removeQueries({ queryKey: cartSummaryKey(api, wireCart(cart.state), code) });
    cartChanged('coupon');
    return true;
  };
  const check = async (code: string) => {
    const answer = await validateCoupon(api, wireCart(cart.state), code).catch(refusalOf);
    if (answer?.valid && !setCode(code))
      say(t`Your order is being sent: it cannot be changed now.`, 'danger');
    else if (!answer) say(t`The coupon could not be checked.`, 'danger');
    else say(answer.valid ? t`Coupon applied!` : t`Coupon not valid`, answer.valid ? 'success' : 'danger');
  };
  const apply = (code: string) => startChecking(() => check(code));

  /** A code that came with the page or its link is tried once, without being asked for. */
  const tryOffer = useEffectEvent(() => {
    const offer = cart.state.couponOffer;
    if (!offer || offer.tried || cart.state.couponCode !== '') return;
    cart.markOfferTried();
    apply(offer.code);
  });
  useEffect(() => {
    if (couponOffer && !couponOffer.tried && couponCode === '') tryOffer();
  }, [couponOffer, couponCode]);

  return {
    checking,
    apply,
    remove: () => {
      if (setCode('')) say(t`Coupon removed`, 'info');
    },
  };
}

/** The provider has answered, and found fault with the code; undefined when it could not tell. */
function refusalOf(error: unknown): { valid: false } | undefined {
  const status = error instanceof ApiError ? error.status : undefined;
  const isRefusal = status !== undefined && status >= 400 && status < 500 && status !== 429;
  return isRefusal ? { valid: false } : undefined;
}
