import { createElement } from 'react';
import { useElement } from '../../parts/element.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { UnsafePaymentLink } from '../../parts/unsafe-payment-link.tsx';
import { useCartChanged } from '../../parts/use-cart.ts';
import { useLeave } from '../../parts/use-leave.ts';
import { isRoutePath, paths } from '../../paths.ts';
import type { CheckoutAnswer } from '../../schema/cart-summary.ts';
import { useToast } from '../../ui/toast.tsx';

/** Long enough to read, beside the screen of the payment. */
const REFUSED_MS = 10_000;

/**
 * After a booking: the cart is empty again and the visitor goes to the payment page, or to the confirmation. Where the
 * payment page cannot be opened from here, the screen of the payment says how it stands.
 */
export function useBooked(): (answer: CheckoutAnswer) => void {
  const { state, location } = useStorefront();
  const { host } = useElement();
  const cartChanged = useCartChanged();
  const leave = useLeave();
  const showToast = useToast();
  return ({ token, redirectUrl }) => {
    const goTo = (path: string) => {
      state.cart.setSubmission({ status: 'idle' });
      location.navigate(path, { replace: true, source: 'user' });
    };
    // A step of our own, as a provider may name it without the page that it is usually shown on.
    const ownStep = redirectUrl !== undefined && isRoutePath(redirectUrl);
    const leaves = redirectUrl !== undefined && !ownStep;
    // Before the cart is empty, so that nobody is told of an empty cart on the way out.
    if (leaves) state.cart.setSubmission({ status: 'leaving', url: redirectUrl });
    state.cart.book();
    cartChanged('clear');
    if (!leaves) goTo(redirectUrl ?? paths.success(token));
    else if (!host.isConnected) goTo(paths.payment(token));
    else if (!leave(redirectUrl, 'payment')) {
      showToast({ message: createElement(UnsafePaymentLink), tone: 'danger', durationMs: REFUSED_MS });
      goTo(paths.payment(token));
    }
  };
}
