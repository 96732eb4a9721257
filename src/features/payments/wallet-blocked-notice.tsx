import { Trans, useLingui } from '@lingui/react/macro';
import { RestoreCartButton } from '../../shared/cart/restore-cart-button.tsx';
import { useElement } from '../../shared/host/element-host.ts';
import { RedirectLink } from '../../shared/host/redirect-link.tsx';
import { useHostedUrl } from '../../shared/host/use-hosted-url.ts';
import { ContactBlock } from '../../shared/notices/contact-block.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { safeUrl } from '../../platform/safe-url.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

/** Shown if the wallet's script failed to load. Offers a retry, the hosted page, another payment method and contact details. */
export function WalletBlockedNotice({ tryAgain }: { tryAgain: () => void }) {
  const { t } = useLingui();
  const { ownsPage } = useElement();
  const { location } = useStorefront();
  const hostedUrl = useHostedUrl();
  const hostedPage = ownsPage ? undefined : safeUrl(hostedUrl(location.route));
  return (
    <Alert
      tone="danger"
      title={t`PayPal could not be loaded`}
      actions={
        <>
          <Button variant="primary" onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
          {hostedPage && (
            <RedirectLink to={hostedPage} purpose="hosted">
              <Trans>Open the booking page</Trans>
            </RedirectLink>
          )}
          <RestoreCartButton />
        </>
      }
    >
      <Stack gap="small">
        <p>
          <Trans>Something on this page or in your browser is blocking it. Nothing was charged.</Trans>
        </p>
        <ContactBlock />
      </Stack>
    </Alert>
  );
}
