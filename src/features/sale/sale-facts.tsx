import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../parts/use-formats.ts';
import type { Sale } from '../../schema/sale.ts';
import { PriceText } from '../../ui/price-text.tsx';
import { Card } from '../../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';

export function SaleFacts({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const amount = (value: number) => <PriceText amount={money(value, sale.currency)} />;
  return (
    <Card padded>
      <DefinitionList summary>
        <DefinitionRow label={t`Confirmation`} value={<strong>{sale.confirmation_ref}</strong>} />
        <DefinitionRow label={t`Total`} value={amount(sale.total)} />
        <DefinitionRow label={t`Paid`} value={amount(sale.total_paid)} />
        <DefinitionRow label={t`Remaining`} value={amount(sale.total_remained)} />
      </DefinitionList>
    </Card>
  );
}
