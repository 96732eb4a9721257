import { Trans, useLingui } from '@lingui/react/macro';
import { paymentSplit } from '../../domain/cart.ts';
import { useSettings } from '../../parts/session-context.ts';
import { useFormats } from '../../parts/use-formats.ts';
import type { CartSummary } from '../../schema/cart.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';

/** What the cart costs, worked out by the provider; `outdated` while a new answer is on its way. */
export function Totals({ summary, outdated }: { summary: CartSummary['summary']; outdated: boolean }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { showTaxesIncludedLabel } = useSettings();
  const split = paymentSplit(summary);
  const row = (label: string, amount: number, kind: 'amount' | 'total' = 'amount') => (
    <DefinitionRow label={label} value={<PriceText amount={money(amount)} />} kind={kind} />
  );
  return (
    <Card padded faded={outdated}>
      <Stack gap="small">
        <SectionHeading>
          <Trans>Summary</Trans>
        </SectionHeading>
        <DefinitionList summary>
          {summary.transfersSubtotal > 0 && row(t`Transfers`, summary.transfersSubtotal)}
          {summary.toursSubtotal > 0 && row(t`Tours`, summary.toursSubtotal)}
          {summary.extrasSubtotal > 0 && row(t`Extras`, summary.extrasSubtotal)}
          {summary.taxes !== undefined && summary.taxes > 0 && row(t`Taxes`, summary.taxes)}
          {row(t`Total`, summary.total, 'total')}
          {split && row(t`To pay now`, split.now)}
          {split && row(t`To pay later`, split.later)}
        </DefinitionList>
        {showTaxesIncludedLabel && (
          <p className="muted">
            <Trans>Taxes included</Trans>
          </p>
        )}
      </Stack>
    </Card>
  );
}
