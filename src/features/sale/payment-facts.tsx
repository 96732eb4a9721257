import { Trans, useLingui } from '@lingui/react/macro';
import { payablePaymentUrl } from '../../sale/sale-payments.ts';
import { PaymentLink } from '../../shared/sale/payment-link.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Sale } from '../../schema/sale.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';

/** The total, the amounts paid and still due, and how the latter is paid. */
export function PaymentFacts({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const amount = (value: number) => <PriceText amount={money(value, sale.currency)} />;
  const isPaid = sale.total_remained <= 0;
  const paymentUrl = isPaid ? undefined : payablePaymentUrl(sale);
  return (
    <Card padded>
      <Stack gap="small">
        <SectionHeading>
          <Trans>Payment</Trans>
        </SectionHeading>
        <DefinitionList summary>
          <DefinitionRow kind="total" label={t`Total`} value={amount(sale.total)} />
          <DefinitionRow label={t`Paid`} value={amount(sale.total_paid)} />
          <DefinitionRow label={t`Remaining`} value={amount(sale.total_remained)} />
        </DefinitionList>
        {!isPaid && (
          <p className="muted">
            <RemainingNote
              methodType={sale.payment_method?.type}
              canPayOnline={paymentUrl !== undefined}
              hasDeposit={sale.total_paid > 0}
            />
          </p>
        )}
        {paymentUrl && (
          <Cluster>
            <PaymentLink url={paymentUrl} token={sale.token}>
              <Trans>Pay now</Trans>
            </PaymentLink>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

interface RemainingNoteProps {
  methodType: string | undefined;
  canPayOnline: boolean;
  /** Whether a deposit has been paid. */
  hasDeposit: boolean;
}

/** Explains how the remaining amount is paid. */
function RemainingNote({ methodType, canPayOnline, hasDeposit }: RemainingNoteProps) {
  if (canPayOnline) {
    return (
      <Trans>
        The payment is still pending. If you have just paid, it may take a few minutes to appear here.
      </Trans>
    );
  }
  if (methodType === 'bank-transfer') {
    return (
      <Trans>You pay by bank transfer. If you do not have the account details yet, please ask us.</Trans>
    );
  }
  if (methodType === 'agreement') return <Trans>It is charged as agreed with your company.</Trans>;
  if (hasDeposit) return <Trans>Pay the rest when your service starts.</Trans>;
  return <Trans>You pay when your service starts.</Trans>;
}
