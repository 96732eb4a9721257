import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { ContactBlock } from '../../shared/notices/contact-block.tsx';
import { useElement } from '../../shared/host/element-host.ts';
import { useHostedUrl } from '../../shared/host/use-hosted-url.ts';
import type { CloseOverlay } from '../../shared/screen/close-overlay.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useRedirect } from '../../shared/host/use-redirect.ts';
import { CenteredMessage } from '../../ui/content/centered-message.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';

/** Continues a payment outside the overlay, or explains why that is not possible. */
export function RedirectingFromOverlay({ close }: { close: CloseOverlay }) {
  const { t } = useLingui();
  const { emit } = useElement();
  const continueOutside = useContinueOutside(close);
  const start = useEffectEvent(() => {
    if (continueOutside) continueOutside();
    else emit('booking-error', { code: 'config', phase: 'payment', retryable: false });
  });
  useEffect(() => start(), []);
  return (
    <Screen heading={<Trans>Your payment</Trans>} width="narrow">
      {continueOutside ? (
        <CenteredMessage icon={Lock}>
          <p role="status">
            <Trans>Your payment continues outside this window</Trans>
          </p>
          <Button variant="primary" onClick={continueOutside}>
            <Trans>Continue to payment</Trans>
          </Button>
        </CenteredMessage>
      ) : (
        <Alert tone="warning" title={t`This payment cannot be made in this window`}>
          <p>
            <Trans>
              Your booking is registered and nothing was charged. Please contact us to pay for it:
            </Trans>
          </p>
          <ContactBlock />
        </Alert>
      )}
    </Screen>
  );
}

/**
 * Returns a function that continues the payment in an inline engine on the page, otherwise on the hosted page; undefined if
 * there is neither. The engine is scrolled into view once the overlay has closed.
 */
function useContinueOutside(close: CloseOverlay): (() => void) | undefined {
  const { host, engines } = useElement();
  const { location } = useStorefront();
  const redirect = useRedirect();
  const hostedUrl = useHostedUrl();
  const showInlineEngine = engines.findInlineEngine();
  if (showInlineEngine) {
    return () => {
      const onClose = () => showInlineEngine();
      // Screens receive the focus only if the visitor navigated to them.
      location.navigate(location.route, { source: 'user' });
      host.addEventListener('close', onClose, { once: true });
      if (!close('api')) host.removeEventListener('close', onClose);
    };
  }
  const hostedPageUrl = hostedUrl(location.route);
  return hostedPageUrl === undefined ? undefined : () => void redirect(hostedPageUrl, 'hosted');
}
