import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { enqueueMicrotask } from '../../../platform/natives/enqueue-microtask.ts';
import { Screen } from '../../../shared/screen/screen.tsx';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useRedirect } from '../../../shared/host/use-redirect.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CenteredMessage } from '../../../ui/content/centered-message.tsx';
import { StatusLine } from '../../../ui/feedback/status-line.tsx';

/** Shown after a booking while the payment page loads, with a button in case it does not open. */
export function RedirectingScreen({ url }: { url: string }) {
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
      <CenteredMessage icon={Lock}>
        <StatusLine tone="busy">
          <Trans>Your reservation is registered. We are taking you to the payment page.</Trans>
        </StatusLine>
        <Button onClick={() => redirect(url, 'payment')}>
          <Trans>Go to the payment page</Trans>
        </Button>
      </CenteredMessage>
    </Screen>
  );
}
