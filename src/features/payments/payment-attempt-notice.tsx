import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RestoreCartButton } from '../../shared/cart/restore-cart-button.tsx';
import { ContactBlock } from '../../shared/notices/contact-block.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { CheckPaymentButton } from './check-payment-button.tsx';
import type { PaymentAttempt } from './payment-attempt.ts';

interface PaymentAttemptNoticeProps {
  attempt: PaymentAttempt;
  token: string;
}

/** Tells the visitor about the last attempt to pay, and what to do next. */
export function PaymentAttemptNotice({ attempt, token }: PaymentAttemptNoticeProps) {
  const { t } = useLingui();
  switch (attempt.outcome) {
    case 'pending':
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
        <PaymentErrorAlert action={<CheckPaymentButton token={token} variant="primary" />}>
          <p>
            <Trans>
              We do not know yet whether your payment went through. Please do not pay again before you have
              checked it.
            </Trans>
          </p>
        </PaymentErrorAlert>
      );
    case 'failed': {
      const { description, debugId } = attempt;
      const details = [description, debugId && `(${debugId})`].filter(Boolean).join(' ');
      return (
        <PaymentErrorAlert action={<RestoreCartButton />}>
          {details && <p>{details}</p>}
          <ContactBlock />
        </PaymentErrorAlert>
      );
    }
  }
}

function PaymentErrorAlert({ action, children }: { action: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Alert tone="danger" title={t`Sorry, your transaction could not be processed...`} actions={action}>
      <Stack gap="small">{children}</Stack>
    </Alert>
  );
}
