import { Trans, useLingui } from '@lingui/react/macro';
import { RestoreCartButton } from '../../shared/cart/restore-cart-button.tsx';
import { HostedPageLink } from '../../shared/host/hosted-page-link.tsx';
import { ContactBlock } from '../../shared/notices/contact-block.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

/** Shown if the wallet's script failed to load. Offers a retry, the hosted page, another payment method and contact details. */
export function WalletBlockedNotice({ tryAgain }: { tryAgain: () => void }) {
  const { t } = useLingui();
  const { location } = useStorefront();
  return (
    <Alert
      tone="danger"
      title={t`PayPal could not be loaded`}
      actions={
        <>
          <Button variant="primary" onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
          <HostedPageLink route={location.route} />
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
