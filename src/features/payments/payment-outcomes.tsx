import { Trans, useLingui } from '@lingui/react/macro';
import { voucherUrl } from '../../api/sales.ts';
import { ContactBlock } from '../../parts/contact.tsx';
import { useApi } from '../../parts/session-context.ts';
import { useFormats } from '../../parts/use-formats.ts';
import { safeUrl } from '../../platform/safe-url.ts';
import type { PaymentResult } from '../../schema/sale.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/link.tsx';

type OutcomeProps = { result: PaymentResult };

export function PaymentCompleted({ result }: OutcomeProps) {
  const { t } = useLingui();
  const { apiBase } = useApi();
  const { email } = result.sale.customer;
  return (
    <Alert
      tone="success"
      title={t`Payment registered`}
      actions={
        <ButtonLink href={voucherUrl(apiBase, result.sale.token)} newTab>
          <Trans>Voucher</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your reservation is scheduled. We have sent a confirmation to {email}.</Trans>
    </Alert>
  );
}

/** No money moved: another try first, a person second. */
export function PaymentCancelled({ result }: OutcomeProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const retry = safeUrl(result.url ?? result.sale.payments.find(({ status }) => status === 'pending')?.url);
  return (
    <Alert
      tone="warning"
      title={t`Payment cancelled`}
      actions={
        retry && (
          <ButtonLink href={retry.href}>
            <Trans>Retry Payment</Trans>
          </ButtonLink>
        )
      }
    >
      <p>
        <Trans>Nothing was charged. Your reservation attempt is registered.</Trans>
      </p>
      <p>
        <Trans>Total</Trans>: <strong>{money(result.sale.total, result.sale.currency)}</strong>
      </p>
      <ContactBlock />
    </Alert>
  );
}

export function PaymentPending({ result }: OutcomeProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const total = money(result.sale.total, result.sale.currency);
  return (
    <Alert tone="info" title={t`Payment pending`}>
      <p>
        <Trans>
          We have not received the payment of {total} yet. If you have paid, it may take a few minutes.
        </Trans>
      </p>
      <ContactBlock />
    </Alert>
  );
}
