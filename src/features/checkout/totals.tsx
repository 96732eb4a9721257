import { Trans, useLingui } from '@lingui/react/macro';
import { amountsBeforeTaxes } from '../../domain/cart.ts';
import { amountsDue } from '../../domain/checkout.ts';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { useSettings } from '../../parts/session-context.ts';
import { useFormats } from '../../parts/use-formats.ts';
import type { CartSummary } from '../../schema/cart-summary.ts';
import type { PaymentMethod } from '../../schema/payment.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import type { CartTotals } from './use-cart-totals.ts';

/** What the cart costs, as far as the provider has answered, when it is to be paid, and whether that still holds. */
export function Totals({ totals, method }: { totals: CartTotals; method: PaymentMethod | undefined }) {
  const { known, current, error, tryAgain } = totals;
  const updating = !error && !current;
  return (
    <Stack>
      {error && <LoadProblem error={error} phase="cart-summary" tryAgain={tryAgain} />}
      {known && (
        <Card padded faded={!current}>
          <Stack gap="small">
            <Cluster justify="between">
              <SectionHeading>
                <Trans>Summary</Trans>
              </SectionHeading>
              {updating && (
                <StatusLine tone="busy">
                  <Trans>Updating</Trans>
                </StatusLine>
              )}
            </Cluster>
            {error && (
              <StatusLine tone="warning">
                <Trans>These totals are no longer up to date.</Trans>
              </StatusLine>
            )}
            <Rows answer={known.answer} currency={known.currency} method={method} />
          </Stack>
        </Card>
      )}
      {!known && updating && (
        <SkeletonRegion>
          <Skeleton shape="block" height={180} />
        </SkeletonRegion>
      )}
    </Stack>
  );
}

interface RowsProps {
  answer: CartSummary;
  currency: string;
  method: PaymentMethod | undefined;
}

function Rows({ answer, currency, method }: RowsProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { showTaxesIncludedLabel } = useSettings();
  const { summary } = answer;
  const due = amountsDue(summary, method);
  const { parts, subtotal, discount } = amountsBeforeTaxes(answer);
  const names = { transfers: t`Transfers`, tours: t`Tours`, extras: t`Extras` };
  const row = (label: string, amount: number, kind: 'amount' | 'total' = 'amount') => (
    <DefinitionRow
      key={label}
      label={label}
      value={<PriceText amount={money(amount, currency)} />}
      kind={kind}
    />
  );
  return (
    <>
      <DefinitionList summary>
        {parts.map(({ part, amount }) => row(names[part], amount))}
        <DefinitionRow
          label={t`Subtotal`}
          value={
            <PriceText
              amount={money(subtotal, currency)}
              original={discount > 0 ? money(subtotal + discount, currency) : undefined}
            />
          }
        />
        {summary.taxes !== undefined && summary.taxes > 0 && row(t`Taxes`, summary.taxes)}
        {row(t`Total`, summary.total, 'total')}
        {due && row(t`To pay now`, due.now)}
        {due && row(t`To pay later`, due.later)}
      </DefinitionList>
      {showTaxesIncludedLabel && (
        <p className="muted">
          <Trans>Taxes included</Trans>
        </p>
      )}
    </>
  );
}
