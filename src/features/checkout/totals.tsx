import { Trans, useLingui } from '@lingui/react/macro';
import { amountsDue } from '../../order/payment/amounts-due.ts';
import { amountsOfTotal } from '../../cart/amounts-of-total.ts';
import { amountsDiffer } from '../../lib/money.ts';
import { QueryError } from '../../shared/notices/query-error.tsx';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { useCart } from '../../shared/cart/use-cart.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import type { PricedCart } from '../../schema/cart-summary.ts';
import type { PaymentMethod } from '../../schema/payment-method.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { SkeletonCard } from '../../ui/content/cards/skeleton-card.tsx';
import { SkeletonRegion } from '../../ui/feedback/skeleton.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import type { CartTotals } from './cart/use-cart-totals.ts';
import { TotalCaveatNote } from './issues/total-caveat-note.tsx';
import type { CartIssues } from './issues/use-cart-issues.ts';

interface TotalsProps {
  totals: CartTotals;
  method: PaymentMethod | undefined;
  cartIssues: CartIssues;
}

/** The last known totals of the cart, and a note if they are being updated or out of date. */
export function Totals({ totals, method, cartIssues }: TotalsProps) {
  const { lastTotals, currentTotals, error, tryAgain } = totals;
  const isUpdating = !error && !currentTotals;
  return (
    <Stack>
      {error && <QueryError error={error} phase="cart-summary" tryAgain={tryAgain} />}
      {lastTotals && (
        <Card padded faded={!currentTotals}>
          <Stack gap="small">
            <Cluster justify="between">
              <SectionHeading>
                <Trans>Summary</Trans>
              </SectionHeading>
              {isUpdating && (
                <StatusLine tone="busy">
                  <Trans>Updating</Trans>
                </StatusLine>
              )}
            </Cluster>
            {error && (
              <StatusLine tone="warning">
                <Trans>These totals are out of date.</Trans>
              </StatusLine>
            )}
            <TotalRows cart={lastTotals} method={method} />
            <TotalCaveatNote {...cartIssues} />
          </Stack>
        </Card>
      )}
      {!lastTotals && isUpdating && (
        <SkeletonRegion>
          <SkeletonCard content="facts" height={150} />
        </SkeletonRegion>
      )}
    </Stack>
  );
}

/**
 * The amounts that add up to the total, unless they repeat it, and the total; what is due now and what later, unless everything is due now; and
 * the taxes that the total includes.
 */
function TotalRows({ cart, method }: { cart: PricedCart; method: PaymentMethod | undefined }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { couponCode } = useCart();
  const { showTaxesIncludedLabel } = useSettings();
  const { summary, currency } = cart;
  const due = amountsDue(summary, method);
  const { parts, subtotal, discount, taxes } = amountsOfTotal(cart);
  const names = { transfers: t`Transfers`, tours: t`Tours`, extras: t`Extras` };
  const row = (label: string, amount: number, kind: 'amount' | 'total' = 'amount') => (
    <DefinitionRow
      key={label}
      label={label}
      value={<PriceText size={kind === 'total' ? 'large' : 'medium'} amount={money(amount, currency)} />}
      kind={kind}
    />
  );
  return (
    <>
      <DefinitionList summary>
        {parts.map(({ part, amount }) => row(names[part], amount))}
        {amountsDiffer(subtotal, summary.total) && row(t`Subtotal`, subtotal)}
        {discount > 0 && (
          <DefinitionRow
            kind="discount"
            label={couponCode === '' ? t`Discount` : couponCode}
            value={`−${money(discount, currency)}`}
          />
        )}
        {taxes?.included === false && row(t`Taxes`, taxes.amount)}
        {row(t`Total`, summary.total, 'total')}
        {due && due.later > 0 && (
          <>
            {row(t`To pay now`, due.now)}
            {row(t`To pay later`, due.later)}
          </>
        )}
        {taxes?.included && (
          <DefinitionRow
            label={
              <>
                <span>{t`Taxes`}</span> <Trans>(included)</Trans>
              </>
            }
            value={<span className="muted">{money(taxes.amount, currency)}</span>}
          />
        )}
      </DefinitionList>
      {showTaxesIncludedLabel && !taxes && (
        <p className="muted">
          <Trans>Taxes included</Trans>
        </p>
      )}
    </>
  );
}
