import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../parts/use-formats.ts';
import type { Sale } from '../../schema/sale.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';

export function SaleFacts({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const amount = (value: number) => money(value, sale.currency);
  return (
    <Card>
      <DefinitionList
        align="amounts"
        rows={[
          [t`Confirmation`, sale.confirmation_ref, 'strong'],
          [t`Total`, amount(sale.total)],
          [t`Paid`, amount(sale.total_paid)],
          [t`Remaining`, amount(sale.total_remained)],
        ]}
      />
    </Card>
  );
}
