import { Trans, useLingui } from '@lingui/react/macro';
import { ContactBlock } from '../../shared/notices/contact.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { RestoreCartButton } from '../../shared/cart/restore-cart-button.tsx';
import { CheckPaymentButton } from './check-payment-button.tsx';

/** The result of the last attempt to pay in the wallet, as far as it is known. */
export type AttemptResult =
  | { kind: 'validating' | 'declined' | 'cancelled' }
  | { kind: 'unknown'; description: string }
  | { kind: 'failed'; description: string; debugId: string | undefined };

interface PaymentAttemptNoticeProps {
  result: AttemptResult | undefined;
  token: string;
}

/** Tells the visitor about the last attempt to pay, and what to do next. */
export function PaymentAttemptNotice({ result, token }: PaymentAttemptNoticeProps) {
  const { t } = useLingui();
  switch (result?.kind) {
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
            {result.description && <p>{result.description}</p>}
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
            {(result.description || result.debugId) && (
              <p>
                {result.description} {result.debugId && `(${result.debugId})`}
              </p>
            )}
            <ContactBlock />
          </Stack>
        </Alert>
      );
  }
}
