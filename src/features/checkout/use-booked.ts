import { createElement } from 'react';
import { cartCount } from '../../domain/cart.ts';
import { fingerprint } from '../../domain/fingerprint.ts';
import { afterBooking } from '../../domain/order.ts';
import { useElement } from '../../parts/element.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { UnsafePaymentLink } from '../../parts/unsafe-payment-link.tsx';
import { useCartChanged } from '../../parts/use-cart.ts';
import { useLeave } from '../../parts/use-leave.ts';
import { isRoutePath, paths } from '../../paths.ts';
import type { Attempt } from '../../schema/attempt.ts';
import type { CheckoutAnswer } from '../../schema/cart-summary.ts';
import { canBeSegment } from '../../schema/path-segment.ts';
import { bookLines, keepAttempts } from '../../state/orders.ts';
import { useToast } from '../../ui/toast.tsx';

/** Long enough to read, beside the screen of the payment. */
const REFUSED_MS = 10_000;

/**
 * After a booking: its lines are taken out of the cart and the visitor goes to the payment page, or to the confirmation.
 * Where the payment page cannot be opened from here, the screen of the payment says how it stands. All of the way is
 * known before the cart is touched.
 */
export function useBooked(): (answer: CheckoutAnswer, attempt: Attempt) => void {
  const { state, location } = useStorefront();
  const { host } = useElement();
  const cartChanged = useCartChanged();
  const leave = useLeave();
  const showToast = useToast();
  const { cart } = state;

  const goTo = (path: string | undefined) => {
    if (path === undefined) {
      cart.setSubmission({ status: 'registered' });
      return;
    }
    location.navigate(path, { replace: true, source: 'user' });
    cart.setSubmission({ status: 'idle' });
  };

  return ({ token, redirectUrl }, attempt) => {
    const next = nextOf(token, redirectUrl);
    state.session.keepOwnSale(fingerprint(token));
    // Said with the same change that empties the cart, so that nobody is told of an empty cart on the way out.
    bookLines(
      cart,
      next.leaveFor === undefined ? { status: 'registered' } : { status: 'leaving', url: next.leaveFor },
    );
    keepAttempts(cart, afterBooking(cart.state.attempts, attempt));
    cartChanged(cartCount(cart.state) > 0 ? 'remove' : 'clear');
    if (next.leaveFor !== undefined && host.isConnected) {
      if (leave(next.leaveFor, 'payment')) return;
      showToast({ message: createElement(UnsafePaymentLink), tone: 'danger', durationMs: REFUSED_MS });
    }
    goTo(next.path);
  };
}

/** Where a booking leads: out to a payment page, and to a screen of ours where there is none or it cannot be opened. */
function nextOf(
  token: string,
  redirectUrl: string | undefined,
): { leaveFor: string | undefined; path: string | undefined } {
  const ownPath = (pathOf: (token: string) => string) => (canBeSegment(token) ? pathOf(token) : undefined);
  if (redirectUrl === undefined) return { leaveFor: undefined, path: ownPath(paths.success) };
  // A step of our own, as a provider may name it without the page that it is usually shown on.
  if (isRoutePath(redirectUrl)) return { leaveFor: undefined, path: redirectUrl };
  return { leaveFor: redirectUrl, path: ownPath(paths.payment) };
}
