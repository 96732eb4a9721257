import { Trans, useLingui } from '@lingui/react/macro';
import { openPaymentUrl } from '../../domain/payment.ts';
import { PaymentLink } from '../../shared/payment-link.tsx';
import { useFormats } from '../../shared/use-formats.ts';
import type { Sale } from '../../schema/sale.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { WhereToPay } from './where-to-pay.tsx';

/** What was paid, what is still due, and where to pay it. */
export function PaymentFacts({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const amount = (value: number) => <PriceText amount={money(value, sale.currency)} />;
  const address = sale.total_remained > 0 ? openPaymentUrl(sale) : undefined;
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
        {sale.total_remained > 0 && (
          <WhereToPay type={sale.payment_method?.type} online={address !== undefined} />
        )}
        {address && (
          <Cluster>
            <PaymentLink address={address}>
              <Trans>Pay now</Trans>
            </PaymentLink>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
