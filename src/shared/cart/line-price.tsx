import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { DiscountedPrice, type DiscountedTotals } from '../formats/discounted-price.tsx';
import css from './line-card.css?inline';

/** The price of a cart line; `unknown` until the provider has answered. */
export function LinePrice({ totals }: { totals: DiscountedTotals | 'unknown' }) {
  useStyles(css);
  const isDiscounted = totals !== 'unknown' && totals.discount > 0;
  return (
    <span className="line-price">
      {/* The amount before the discount takes its place. */}
      <span className={isDiscounted ? 'hidden' : 'line-price-label'}>
        <Trans>Subtotal</Trans>
      </span>{' '}
      {totals === 'unknown' ? <Skeleton width={90} /> : <DiscountedPrice size="medium" totals={totals} />}
    </span>
  );
}
