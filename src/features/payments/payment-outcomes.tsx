import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { payablePaymentUrl } from '../../sale/sale-payments.ts';
import { paymentTarget } from '../../shared/sale/payment-target.ts';
import { PaymentLink } from '../../shared/sale/payment-link.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { SaleOverview } from '../../shared/sale/sale-overview.tsx';
import { VoucherLink } from '../../shared/sale/voucher-link.tsx';
import { deferredPaymentTypes } from '../../schema/payment-method.ts';
import type { PaymentResult, Sale } from '../../schema/sale.ts';
import { outstandingText } from '../../shared/sale/outstanding-text.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import type { ButtonVariant } from '../../ui/actions/button-variant.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { PaymentContact } from './payment-contact.tsx';
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

/** The payment was cancelled: whether money moved, then a retry, then contact details. */
export function PaymentCancelled({ result }: OutcomeProps) {
  const { t } = useLingui();
  const { sale } = result;
  const moneyArrived = useMoneyArrivedTexts(sale);
  const url = retryUrl(result);
  const canRetry = url !== undefined && paymentTarget(url).kind !== 'unsafe';
  return (
    <UnpaidOutcome sale={sale} actions={<RetryPayment result={result} />}>
      <Alert tone="warning" title={t`Payment cancelled`}>
        {moneyArrived ? (
          `${moneyArrived.received}. ${moneyArrived.notChargedAgain ?? ''}`
        ) : (
          <>
            <Trans>Nothing was charged. Your reservation attempt is registered.</Trans>{' '}
            {canRetry && <Trans>You can complete your booking by paying now.</Trans>}
          </>
        )}
      </Alert>
    </UnpaidOutcome>
  );
}

/**
 * The payment has not arrived: the card was declined, or the payment is slow. The text warns visitors who have paid, so the
 * first button checks again, and the retry follows.
 */
export function PaymentPending({ result, checkAgain }: OutcomeProps & { checkAgain: () => void }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { sale } = result;
  const total = <span className="unbroken">{money(sale.total, sale.currency)}</span>;
  return (
    <UnpaidOutcome
      sale={sale}
      hideTotal
      actions={
        <>
          <Button variant="primary" onClick={checkAgain}>
            <Trans>Check again</Trans>
          </Button>
          <RetryPayment result={result} variant="secondary" />
        </>
      }
    >
      <Alert tone="info" title={t`Payment pending`}>
        <Stack gap="small">
          <p>
            <Trans>We have not received the payment for your booking of {total} yet.</Trans>
          </p>
          <p>
            <PendingAdvice result={result} />
          </p>
        </Stack>
      </Alert>
    </UnpaidOutcome>
  );
}

/** What to do about a payment that has not arrived. */
function PendingAdvice({ result }: OutcomeProps) {
  const { sale } = result;
  const { i18n } = useLingui();
  const { money } = useFormats();
  const outstanding = outstandingText(sale, i18n, money);
  const isPaidLater = deferredPaymentTypes.some((type) => type === sale.payment_method?.type);
  const isPayable = retryUrl(result) !== undefined;
  if (isPaidLater && !isPayable && outstanding !== undefined) return outstanding;
  return (
    <>
      <Trans>If you have paid, do not pay again: it may take a few minutes.</Trans>{' '}
      {isPayable && <Trans>If your card was declined, nothing was charged, and you can pay now.</Trans>}
    </>
  );
}

interface UnpaidOutcomeProps {
  sale: Sale;
  /** Whether `children` state the total. */
  hideTotal?: boolean;
  /** What to do next, the most important first. */
  actions: ReactNode;
  /** What happened. */
  children: ReactNode;
}

/** What happened, what to do next, what it is about, and whom to ask. */
function UnpaidOutcome({ sale, hideTotal = false, actions, children }: UnpaidOutcomeProps) {
  return (
    <>
      {children}
      <PaymentActions sale={sale}>{actions}</PaymentActions>
      <SaleOverview sale={sale} hideTotal={hideTotal} />
      <PaymentContact />
    </>
  );
}

function RetryPayment({ result, variant = 'primary' }: OutcomeProps & { variant?: ButtonVariant }) {
  return (
    <PaymentLink url={retryUrl(result)} token={result.sale.token} variant={variant}>
      <Trans>Retry Payment</Trans>
    </PaymentLink>
  );
}

/** Where the payment can be made after all, if it can. */
function retryUrl({ url, sale }: PaymentResult): string | undefined {
  return url ?? payablePaymentUrl(sale);
}
