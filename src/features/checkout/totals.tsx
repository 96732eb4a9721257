import { Trans, useLingui } from '@lingui/react/macro';
import { paymentSplit } from '../../domain/cart.ts';
import { useSettings } from '../../parts/session-context.ts';
import { useFormats } from '../../parts/use-formats.ts';
import type { CartSummary } from '../../schema/cart.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList, type DefinitionRow } from '../../ui/definition-list.tsx';

/** What the cart costs, worked out by the provider; `outdated` while a new answer is on its way. */
export function Totals({ summary, outdated }: { summary: CartSummary['summary']; outdated: boolean }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { showTaxesIncludedLabel } = useSettings();
  const split = paymentSplit(summary);
  const rows: (DefinitionRow | false)[] = [
    summary.transfersSubtotal > 0 && [t`Transfers`, money(summary.transfersSubtotal)],
    summary.toursSubtotal > 0 && [t`Tours`, money(summary.toursSubtotal)],
    summary.extrasSubtotal > 0 && [t`Extras`, money(summary.extrasSubtotal)],
    summary.taxes !== undefined && summary.taxes > 0 && [t`Taxes`, money(summary.taxes)],
    [t`Total`, money(summary.total), 'strong'],
    split !== undefined && [t`To pay now`, money(split.now)],
    split !== undefined && [t`To pay later`, money(split.later)],
  ];
  return (
    <Card part="total" busy={outdated}>
      <h2>
        <Trans>Summary</Trans>
      </h2>
      <DefinitionList align="amounts" rows={rows.filter((row) => row !== false)} />
      {showTaxesIncludedLabel && (
        <p className="muted">
          <Trans>Taxes included</Trans>
        </p>
      )}
    </Card>
  );
}
