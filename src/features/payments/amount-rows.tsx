import { useLingui } from '@lingui/react/macro';
import { payablePayment } from '../../sale/sale-payments.ts';
import type { Sale } from '../../schema/sale.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';

/** The total of a sale, and what a retry charges if that differs: a deposit, or an amount in another currency. */
export function AmountRows({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { amount, currency = sale.currency } = payablePayment(sale) ?? {};
  const total = money(sale.total, sale.currency);
  const due = amount === undefined ? total : money(amount, currency);
  return (
    <Card padded>
      <DefinitionList summary>
        <DefinitionRow label={t`Total`} value={<PriceText amount={total} />} />
        {due !== total && <DefinitionRow label={t`To pay now`} value={<PriceText amount={due} />} />}
      </DefinitionList>
    </Card>
  );
}
