import { Trans, useLingui } from '@lingui/react/macro';
import { isWholePage, useElement } from '../../parts/element.ts';
import { ContactBlock } from '../../parts/contact.tsx';
import { hostedAddress } from '../../parts/hosted-address.ts';
import { LeaveLink } from '../../parts/leave-link.tsx';
import { useStorefront } from '../../parts/storefront.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { paths } from '../../paths.ts';
import { safeUrl } from '../../platform/safe-url.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { CartBack } from '../../parts/cart-back.tsx';
import type { WalletNotice as Notice } from './use-wallet.ts';

/** What came of the last attempt to pay. */
export function WalletNotice({ notice, token }: { notice: Notice | undefined; token: string }) {
  const { t } = useLingui();
  const { goTo } = useNavigation();
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
        <Alert tone="warning" title={t`Payment cancelled`} actions={<CartBack />}>
          <Trans>Nothing was charged. You can pay below, or choose another way to pay.</Trans>
        </Alert>
      );
    case 'unknown':
      return (
        <Alert
          tone="danger"
          title={t`Sorry, your transaction could not be processed...`}
          actions={
            <Button variant="primary" onClick={() => goTo(paths.payment(token))}>
              <Trans>Check the payment</Trans>
            </Button>
          }
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
          actions={<CartBack />}
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

/** The wallet's script did not come: another try, the hosted page, another way to pay, a person. */
export function WalletBlocked({ tryAgain }: { tryAgain: () => void }) {
  const { t } = useLingui();
  const { options } = useElement();
  const { location } = useStorefront();
  const hosted = isWholePage(options) ? undefined : safeUrl(hostedAddress(options, location.route));
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
            <LeaveLink to={hosted} purpose="hosted">
              <Trans>Open the booking page</Trans>
            </LeaveLink>
          )}
          <CartBack />
        </>
      }
    >
      <Stack gap="small">
        <p>
          <Trans>Something on this page or in your browser keeps it out. Nothing was charged.</Trans>
        </p>
        <ContactBlock />
      </Stack>
    </Alert>
  );
}
