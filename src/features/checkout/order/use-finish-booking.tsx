import { cartCount } from '../../../cart/cart-contents.ts';
import { fingerprint } from '../../../lib/fingerprint.ts';
import { afterBooking } from '../../../order/attempts.ts';
import type { Total } from '../../../order/total.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import { isFramed } from '../../../platform/page/is-framed.ts';
import { paymentTarget } from '../../../shared/sale/payment-target.ts';
import { UnsafePaymentNotice } from '../../../shared/sale/unsafe-payment-notice.tsx';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useReportCartChange } from '../../../shared/cart/use-cart.ts';
import { useRedirect } from '../../../shared/host/use-redirect.ts';
import { paths } from '../../../routing/paths.ts';
import type { Attempt } from '../../../schema/attempt.ts';
import type { CheckoutAnswer } from '../../../schema/cart-answers.ts';
import { canBeSegment } from '../../../lib/path-segment.ts';
import { moveBookedLines } from '../../../storefront/flows/move-booked-lines.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';

/** Long enough to read the notice in addition to the payment screen. */
const UNSAFE_LINK_TOAST_MS = 10_000;

/**
 * Returns a function that handles a booking: it removes the booked lines from the cart, and takes the visitor to the payment
 * page or to the confirmation. If the payment page cannot be opened, our payment screen shows the status of the payment.
 */
export function useFinishBooking(): (
  answer: CheckoutAnswer,
  attempt: Attempt,
  charge: Total | undefined,
) => void {
  const { state, location } = useStorefront();
  const { host, ownsPage } = useElement();
  const reportCartChange = useReportCartChange();
  const redirect = useRedirect();
  const showToast = useToast();
  const { cart, checkout, order } = state;

  const showOwnScreen = (path: string | undefined) => {
    if (path === undefined) {
      checkout.setSubmission({ status: 'registered' });
      return;
    }
    location.navigate(path, { replace: true, source: 'user' });
    checkout.setSubmission({ status: 'idle' });
  };

  return ({ token, redirectUrl }, attempt, charge) => {
    const { paymentUrl, ownPath } = destinationOf(token, redirectUrl);
    const saleFingerprint = fingerprint(token);
    state.session.addOwnSale(saleFingerprint);
    moveBookedLines(
      state,
      paymentUrl === undefined ? { status: 'registered' } : { status: 'leaving', url: paymentUrl, charge },
      saleFingerprint,
    );
    // A reload finds the sale in the URL of the hosted page, unless it is framed. No other URL may contain the token.
    const isTokenInUrl = ownsPage && !isFramed();
    const mustRememberSale = ownPath !== undefined && !isTokenInUrl;
    order.setBookedSale(
      mustRememberSale ? { token, unpaid: redirectUrl !== undefined, reference: '' } : null,
    );
    order.setAttempts(afterBooking(order.state.attempts, attempt));
    reportCartChange(cartCount(cart.state) > 0 ? 'remove' : 'clear');
    if (paymentUrl !== undefined && host.isConnected) {
      if (redirect(paymentUrl, 'payment')) return;
      showToast({
        message: <UnsafePaymentNotice />,
        tone: 'danger',
        durationMs: UNSAFE_LINK_TOAST_MS,
      });
    }
    showOwnScreen(ownPath);
  };
}

interface Destination {
  /** The page where the booking is paid. */
  paymentUrl: string | undefined;
  /** The path of our own screen, in case no payment page can be opened; undefined if no path can contain the token. */
  ownPath: string | undefined;
}

/** Where the visitor goes after a booking. */
function destinationOf(token: string, redirectUrl: string | undefined): Destination {
  const tokenPath = (pathOf: (token: string) => string) => (canBeSegment(token) ? pathOf(token) : undefined);
  if (redirectUrl === undefined) return { paymentUrl: undefined, ownPath: tokenPath(paths.success) };
  const target = paymentTarget(redirectUrl);
  if (target.kind === 'step') return { paymentUrl: undefined, ownPath: target.path };
  return { paymentUrl: redirectUrl, ownPath: tokenPath(paths.payment) };
}
