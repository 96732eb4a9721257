import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Screen } from '../../parts/screen.tsx';
import { useStorefront } from '../../parts/storefront.ts';
import { useLeave } from '../../parts/use-leave.ts';
import { Button } from '../../ui/button.tsx';
import { StatusLine } from '../../ui/status-line.tsx';

/** The booking is made and the payment page is coming; where it does not come by itself, the visitor can go there. */
export function LeavingScreen({ url }: { url: string }) {
  const { cart } = useStorefront().state;
  const leave = useLeave();
  const isShown = useRef(false);
  // Looked at a little later, as React may show it again at once.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      queueMicrotask(() => {
        if (!isShown.current && cart.state.submission.status === 'leaving')
          cart.setSubmission({ status: 'idle' });
      });
    };
  }, [cart]);
  return (
    <Screen heading={<Trans>Your payment</Trans>} width="narrow">
      <StatusLine tone="busy">
        <Trans>Your reservation is registered. We are taking you to the payment page.</Trans>
      </StatusLine>
      <Button onClick={() => leave(url, 'payment')}>
        <Trans>Go to the payment page</Trans>
      </Button>
    </Screen>
  );
}
