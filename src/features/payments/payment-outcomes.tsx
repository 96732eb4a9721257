import { Trans, useLingui } from '@lingui/react/macro';
import { payablePaymentUrl } from '../../sale/sale-payments.ts';
import { ContactBlock } from '../../shared/notices/contact-block.tsx';
import { PaymentLink } from '../../shared/sale/payment-link.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { VoucherLink } from '../../shared/sale/voucher-link.tsx';
import type { PaymentResult } from '../../schema/sale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { RestoreCartButton } from '../../shared/cart/restore-cart-button.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { AmountDue } from './amount-due.tsx';
import { useMoneyArrivedTexts } from './use-money-arrived-texts.ts';

interface OutcomeProps {
  result: PaymentResult;
}

/** The payment has arrived: a confirmation with the voucher. */
export function PaymentCompleted({ result: { sale } }: OutcomeProps) {
  const { t } = useLingui();
  const { email } = sale.customer;
  return (
    <Alert tone="success" title={t`Payment registered`} actions={<VoucherLink token={sale.token} />}>
      {email ? (
        <Trans>Your reservation is scheduled. We have sent a confirmation to {email}.</Trans>
      ) : (
        <Trans>Your reservation is scheduled.</Trans>
      )}
    </Alert>
  );
}

/** The payment was cancelled: offers a retry first, then contact details. */
export function PaymentCancelled({ result }: OutcomeProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { sale } = result;
  const moneyArrived = useMoneyArrivedTexts(sale);
  return (
    <Alert tone="warning" title={t`Payment cancelled`}>
      <Stack gap="small">
        {moneyArrived ? (
          <p>
            {moneyArrived.received}. {moneyArrived.notChargedAgain}
          </p>
        ) : (
          <p>
            <Trans>Nothing was charged. Your reservation attempt is registered.</Trans>
          </p>
        )}
        <p>
          <Trans>Total</Trans>: <strong>{money(sale.total, sale.currency)}</strong>
        </p>
        <AmountDue sale={sale} />
        <Cluster>
          <RetryPayment result={result} />
          <RestoreCartButton />
        </Cluster>
        <ContactBlock />
      </Stack>
    </Alert>
  );
}

/**
 * The payment has not arrived: the card was declined, or the payment is slow. The text first warns visitors who have paid.
 * The first button is the retry, because a declined card is the more frequent reason.
 */
export function PaymentPending({ result, checkAgain }: OutcomeProps & { checkAgain: () => void }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { sale } = result;
  const total = <span className="unbroken">{money(sale.total, sale.currency)}</span>;
  return (
    <Alert tone="info" title={t`Payment pending`}>
      <Stack gap="small">
        <p>
          <Trans>We have not received the payment for your reservation of {total} yet.</Trans>
        </p>
        <p>
          <Trans>If you have paid, do not pay again: it may take a few minutes.</Trans>{' '}
          <Trans>If your card was declined, nothing was charged, and you can pay now.</Trans>
        </p>
        <AmountDue sale={sale} />
        <Cluster>
          <RetryPayment result={result} />
          <Button onClick={checkAgain}>
            <Trans>Check again</Trans>
          </Button>
          <RestoreCartButton />
        </Cluster>
        <ContactBlock />
      </Stack>
    </Alert>
  );
}

function RetryPayment({ result }: OutcomeProps) {
  return (
    <PaymentLink url={result.url ?? payablePaymentUrl(result.sale)} token={result.sale.token}>
      <Trans>Retry Payment</Trans>
    </PaymentLink>
  );
}
