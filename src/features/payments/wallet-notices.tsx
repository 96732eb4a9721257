import { Trans, useLingui } from '@lingui/react/macro';
import { useElement } from '../../shared/host/element-host.ts';
import { ContactBlock } from '../../shared/notices/contact.tsx';
import { useHostedUrl } from '../../shared/host/use-hosted-url.ts';
import { RedirectLink } from '../../shared/host/redirect-link.tsx';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { safeUrl } from '../../platform/safe-url.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { RestoreCartButton } from '../../shared/cart/restore-cart-button.tsx';
import { CheckPaymentButton } from './check-payment-button.tsx';

/** What the visitor is told about the last attempt to pay. */
export type WalletNotice =
  | { kind: 'validating' | 'declined' | 'cancelled' }
  | { kind: 'unknown'; description: string }
  | { kind: 'failed'; description: string; debugId: string | undefined };

interface PaymentAttemptNoticeProps {
  notice: WalletNotice | undefined;
  token: string;
}

export function PaymentAttemptNotice({ notice, token }: PaymentAttemptNoticeProps) {
  const { t } = useLingui();
  switch (notice?.kind) {
    case undefined:
      return null;
    case 'validating':
      return (
        <StatusLine tone="busy">
          <Trans>Validating your payment…</Trans>
        </StatusLine>
      );
    case 'declined':
      return (
        <Alert tone="warning" title={t`Your card was declined`}>
          <Trans>Nothing was charged. Please choose another card in PayPal.</Trans>
        </Alert>
      );
    case 'cancelled':
      return (
        <Alert tone="warning" title={t`Payment cancelled`} actions={<RestoreCartButton />}>
          <Trans>Nothing was charged. You can pay below, or choose another way to pay.</Trans>
        </Alert>
      );
    case 'unknown':
      return (
        <Alert
          tone="danger"
          title={t`Sorry, your transaction could not be processed...`}
          actions={<CheckPaymentButton token={token} variant="primary" />}
        >
          <Stack gap="small">
            {notice.description && <p>{notice.description}</p>}
            <p>
              <Trans>We do not know yet whether your payment went through</Trans>.{' '}
              <Trans>Please do not pay again before you have checked it.</Trans>
            </p>
          </Stack>
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          tone="danger"
          title={t`Sorry, your transaction could not be processed...`}
          actions={<RestoreCartButton />}
        >
          <Stack gap="small">
            {(notice.description || notice.debugId) && (
              <p>
                {notice.description} {notice.debugId && `(${notice.debugId})`}
              </p>
            )}
            <ContactBlock />
          </Stack>
        </Alert>
      );
  }
}

/** The wallet's script failed to load: offers a retry, the hosted page, another payment method and contact details. */
export function WalletBlockedNotice({ tryAgain }: { tryAgain: () => void }) {
  const { t } = useLingui();
  const { ownsPage } = useElement();
  const { location } = useStorefront();
  const hostedUrl = useHostedUrl();
  const hosted = ownsPage ? undefined : safeUrl(hostedUrl(location.route));
  return (
    <Alert
      tone="danger"
      title={t`PayPal could not be loaded`}
      actions={
        <>
          <Button variant="primary" onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
          {hosted && (
            <RedirectLink to={hosted} purpose="hosted">
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
