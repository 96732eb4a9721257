import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useTransition } from 'react';
import { useSnapshot } from 'valtio/react';
import { ApiError } from '../../api/api-error.ts';
import { couponQuery } from '../../api/cart.ts';
import { cartSummaryKey } from '../../api/cart-summary-key.ts';
import { wireCart } from '../../domain/cart.ts';
import { useApi } from '../../shared/session-context.ts';
import { useStorefront } from '../../shared/storefront-context.ts';
import { useCartChanged } from '../../shared/use-cart.ts';
import { useLockedText } from '../../shared/use-locked-reason.ts';
import { useToast } from '../../ui/toast.tsx';

const TOAST_MS = 2000;

/** Checks codes with the provider, applies a valid one and removes it again. */
export function useCoupon() {
  const { t } = useLingui();
  const api = useApi();
  const { state, queryClient } = useStorefront();
  const { cart, checkout } = state;
  const [checking, startChecking] = useTransition();
  const { couponOffer, couponCode } = useSnapshot(cart.state);
  const cartChanged = useCartChanged();
  const showToast = useToast();
  const lockedText = useLockedText();
  const say = (message: string, tone: 'success' | 'danger' | 'info') =>
    showToast({ message, tone, durationMs: TOAST_MS });
  /** The provider's earlier answer about this code may be outdated, so the totals are refetched. */
  const setCode = (code: string): boolean => {
    if (checkout.isUnderWay()) return false;
    cart.applyCoupon(code);
    queryClient.removeQueries({ queryKey: cartSummaryKey(api, wireCart(cart.state), code) });
    cartChanged('coupon');
    return true;
  };
  const check = async (code: string) => {
    const answer = await queryClient.query(couponQuery(api, wireCart(cart.state), code)).catch(refusalOf);
    if (answer?.valid && !setCode(code)) say(lockedText, 'danger');
    else if (!answer) say(t`The coupon could not be checked.`, 'danger');
    else say(answer.valid ? t`Coupon applied!` : t`Coupon not valid`, answer.valid ? 'success' : 'danger');
  };
  const apply = (code: string) => startChecking(() => check(code));

  /** A code from the page or its URL is tried once automatically. */
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

/** The provider has answered and rejected the code; undefined if it could not be reached. */
function refusalOf(error: unknown): { valid: false } | undefined {
  const status = error instanceof ApiError ? error.status : undefined;
  const isRefusal = status !== undefined && status >= 400 && status < 500 && status !== 429;
  return isRefusal ? { valid: false } : undefined;
}
