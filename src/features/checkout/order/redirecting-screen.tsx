import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { enqueueMicrotask } from '../../../platform/natives/enqueue-microtask.ts';
import type { Total } from '../../../order/total.ts';
import { PaymentRedirect } from '../../../shared/sale/payment-redirect.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useRedirect } from '../../../shared/host/use-redirect.ts';
import { Button } from '../../../ui/actions/button.tsx';

interface RedirectingScreenProps {
  url: string;
  /** What the payment page charges, if that is known. */
  charge: Total | undefined;
}

/** Shown after a booking while the payment page loads, with a button in case it does not open. */
export function RedirectingScreen({ url, charge }: RedirectingScreenProps) {
  const { checkout } = useStorefront().state;
  const redirect = useRedirect();
  const isMounted = useRef(false);
  // Resets the checkout once the visitor leaves the screen. React may remount the screen immediately, so this waits for a
  // microtask.
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      enqueueMicrotask(() => {
        if (!isMounted.current) checkout.endSubmission('leaving');
      });
    };
  }, [checkout]);
  return (
    <Screen heading={<Trans>Your payment</Trans>} width="narrow">
      <PaymentRedirect amount={charge}>
        <p className="muted">
          <Trans>Your booking is registered. If the page does not open, go there yourself:</Trans>
        </p>
        <Button onClick={() => redirect(url, 'payment')}>
          <Trans>Go to the payment page</Trans>
        </Button>
      </PaymentRedirect>
    </Screen>
  );
}
