import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { openPaymentUrl } from '../../sale/payment-outcome.ts';
import type { DeferredPaymentType } from '../../schema/payment-method.ts';
import { PaymentLink } from '../../shared/sale/payment-link.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Sale } from '../../schema/sale.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';

/** What was paid, what is still due, and where to pay it. */
export function PaymentFacts({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const amount = (value: number) => <PriceText amount={money(value, sale.currency)} />;
  const paymentUrl = sale.total_remained > 0 ? openPaymentUrl(sale) : undefined;
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
          <WhereToPay
            type={sale.payment_method?.type}
            online={paymentUrl !== undefined}
            paid={sale.total_paid > 0}
          />
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

interface WhereToPayProps {
  type: string | undefined;
  /** It can still be paid on a page. */
  online: boolean;
  /** Something was paid: a deposit. */
  paid: boolean;
}

/** How the rest is paid. */
function WhereToPay({ type, online, paid }: WhereToPayProps) {
  if (online) {
    return (
      <p className="muted">
        <Trans>
          The payment is still pending. If you have just paid, it may take a few minutes to appear here.
        </Trans>
      </p>
    );
  }
  return (
    <p className="muted">{(type !== 'atArrival' && ways[type ?? '']) || ways[paid ? 'rest' : 'atArrival']}</p>
  );
}

const ways: Partial<Record<string, ReactNode>> & Record<DeferredPaymentType | 'rest', ReactNode> = {
  rest: <Trans>Pay the rest when your service starts.</Trans>,
  atArrival: <Trans>You pay when your service starts.</Trans>,
  'bank-transfer': (
    <Trans>You pay by bank transfer. If you do not have the account details yet, please ask us.</Trans>
  ),
  agreement: <Trans>It is charged as agreed with your company.</Trans>,
};
