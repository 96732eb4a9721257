import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { Sale } from '../../schema/sale.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';

/** The total, and the amounts paid and still due. */
export function PaymentFacts({ sale }: { sale: Sale }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const amount = (value: number) => <PriceText amount={money(value, sale.currency)} />;
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
      </Stack>
    </Card>
  );
}
