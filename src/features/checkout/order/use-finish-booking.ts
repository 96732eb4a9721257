import { createElement } from 'react';
import { cartCount } from '../../../cart/cart-contents.ts';
import { fingerprint } from '../../../lib/fingerprint.ts';
import { afterBooking } from '../../../order/attempts.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import { isFramed } from '../../../platform/page/redirect.ts';
import { paymentTarget, UnsafePaymentNotice } from '../../../shared/sale/payment-target.tsx';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useCartChanged } from '../../../shared/cart/use-cart.ts';
import { useRedirect } from '../../../shared/host/use-redirect.ts';
import { paths } from '../../../routing/paths.ts';
import type { Attempt } from '../../../schema/attempt.ts';
import type { CheckoutAnswer } from '../../../schema/cart-summary.ts';
import { canBeSegment } from '../../../lib/path-segment.ts';
import { bookLines } from '../../../storefront/flows/book-lines.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';

/** Long enough to read in addition to the payment screen. */
const REFUSED_MS = 10_000;

/**
 * After a booking, removes its lines from the cart and takes the visitor to the payment page or to the confirmation. If the
 * payment page cannot be opened from here, the payment screen shows the status of the payment. The destination is decided
 * before the cart changes.
 */
export function useFinishBooking(): (answer: CheckoutAnswer, attempt: Attempt) => void {
  const { state, location } = useStorefront();
  const { host, ownsPage } = useElement();
  const cartChanged = useCartChanged();
  const redirect = useRedirect();
  const showToast = useToast();
  const { cart, checkout, order } = state;

  const goTo = (path: string | undefined) => {
    if (path === undefined) {
      checkout.setSubmission({ status: 'registered' });
      return;
    }
    location.navigate(path, { replace: true, source: 'user' });
    checkout.setSubmission({ status: 'idle' });
  };

  return ({ token, redirectUrl }, attempt) => {
    const next = nextOf(token, redirectUrl);
    const sale = fingerprint(token);
    state.session.addOwnSale(sale);
    // In the same update that empties the cart, so that no message about an empty cart appears before the redirect.
    bookLines(
      state,
      next.redirectTo === undefined ? { status: 'registered' } : { status: 'leaving', url: next.redirectTo },
      sale,
    );
    // The hosted page has its own URL. The URL of a partner's page must not contain the token, so a reload there loses it.
    const keepsWay = next.path !== undefined && (!ownsPage || isFramed());
    order.setBooked(keepsWay ? { token, unpaid: redirectUrl !== undefined, reference: '' } : null);
    order.setAttempts(afterBooking(order.state.attempts, attempt));
    cartChanged(cartCount(cart.state) > 0 ? 'remove' : 'clear');
    if (next.redirectTo !== undefined && host.isConnected) {
      if (redirect(next.redirectTo, 'payment')) return;
      showToast({ message: createElement(UnsafePaymentNotice), tone: 'danger', durationMs: REFUSED_MS });
    }
    goTo(next.path);
  };
}

/** Where a booking leads: to a payment page, and to our own screen if there is none or it cannot be opened. */
function nextOf(
  token: string,
  redirectUrl: string | undefined,
): { redirectTo: string | undefined; path: string | undefined } {
  const ownPath = (pathOf: (token: string) => string) => (canBeSegment(token) ? pathOf(token) : undefined);
  if (redirectUrl === undefined) return { redirectTo: undefined, path: ownPath(paths.success) };
  const target = paymentTarget(redirectUrl);
  if (target.kind === 'step') return { redirectTo: undefined, path: target.path };
  return { redirectTo: redirectUrl, path: ownPath(paths.payment) };
}
