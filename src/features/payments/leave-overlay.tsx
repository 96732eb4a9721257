import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { ContactBlock } from '../../parts/contact.tsx';
import { useElement } from '../../parts/element.ts';
import { hostedAddress } from '../../parts/hosted-address.ts';
import { Screen } from '../../parts/screen.tsx';
import { useStorefront } from '../../parts/storefront.ts';
import { useLeave } from '../../parts/use-leave.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** Closes the overlay; false when the host page wants it to stay. */
type CloseOverlay = (reason: 'api') => boolean;

/** Takes a payment out of the overlay, or says that it cannot be made from here. */
export function LeaveOverlay({ close }: { close: CloseOverlay }) {
  const { t } = useLingui();
  const { emit } = useElement();
  const goOn = useWayOut(close);
  const start = useEffectEvent(() => {
    if (goOn) goOn();
    else emit('booking-error', { code: 'config', phase: 'payment', retryable: false });
  });
  useEffect(() => start(), []);
  return (
    <Screen heading={<Trans>Your payment</Trans>} width="narrow">
      {goOn ? (
        <Alert
          tone="info"
          title={t`Your payment goes on outside this window`}
          actions={
            <Button variant="primary" onClick={goOn}>
              <Trans>Continue to payment</Trans>
            </Button>
          }
        />
      ) : (
        <Alert tone="warning" title={t`This payment cannot be made in this window`}>
          <p>
            <Trans>
              Your reservation is registered and nothing was charged. Please contact us to pay for it:
            </Trans>
          </p>
          <ContactBlock />
        </Alert>
      )}
    </Screen>
  );
}

/** An engine on the page shows this very route already: it only has to come into sight once the overlay is gone. */
function useWayOut(close: CloseOverlay): (() => void) | undefined {
  const { host, options, engines } = useElement();
  const { location } = useStorefront();
  const leave = useLeave();
  const inline = engines.inline();
  if (inline) {
    return () => {
      const show = () => inline();
      // The visitor's own way: the screen there takes the focus.
      location.navigate(location.route, { source: 'user' });
      host.addEventListener('close', show, { once: true });
      if (!close('api')) host.removeEventListener('close', show);
    };
  }
  const hosted = hostedAddress(options, location.route);
  return hosted === undefined ? undefined : () => void leave(hosted, 'hosted');
}
