import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { ApiError } from '../../api/api-error.ts';
import { validateCoupon } from '../../api/cart.ts';
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
  const { cart } = useStorefront().state;
  const { couponOffer, couponCode } = useSnapshot(cart.state);
  const cartChanged = useCartChanged();
  const showToast = useToast();
  const say = (message: string, tone: 'success' | 'danger' | 'info') =>
    showToast({ message, tone, durationMs: TOAST_MS });
  const setCode = (code: string) => {
    cart.applyCoupon(code);
    cartChanged('coupon');
  };
  const validation = useMutation({
    mutationFn: (code: string) => validateCoupon(api, wireCart(cart.state), code),
    onSuccess: ({ valid }, code) => {
      if (valid) setCode(code);
      say(valid ? t`Coupon applied!` : t`Coupon not valid`, valid ? 'success' : 'danger');
    },
    onError: (error) =>
      say(isRefusal(error) ? t`Coupon not valid` : t`The coupon could not be checked.`, 'danger'),
  });

  /** A code that came with the page or its link is tried once, without being asked for. */
  const tryOffer = useEffectEvent(() => {
    const offer = cart.state.couponOffer;
    if (!offer || offer.tried || cart.state.couponCode !== '') return;
    cart.markOfferTried();
    validation.mutate(offer.code);
  });
  useEffect(() => {
    if (couponOffer && !couponOffer.tried && couponCode === '') tryOffer();
  }, [couponOffer, couponCode]);

  return {
    checking: validation.isPending,
    apply: (code: string) => validation.mutate(code),
    remove: () => {
      setCode('');
      say(t`Coupon removed`, 'info');
    },
  };
}

/** The provider has answered, and found fault with the code. */
function isRefusal(error: Error): boolean {
  const status = error instanceof ApiError ? error.status : undefined;
  return status !== undefined && status >= 400 && status < 500 && status !== 429;
}
