import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { DiscountedPrice, type DiscountedTotals } from '../formats/discounted-price.tsx';
import css from './line-card.css?inline';

/** The price of a cart line; `unknown` until the provider has answered. */
export function LinePrice({ totals }: { totals: DiscountedTotals | 'unknown' }) {
  useStyles(css);
  return (
    <span className="line-price">
      <span className="line-price-label">
        <Trans>Subtotal</Trans>
      </span>{' '}
      {totals === 'unknown' ? <Skeleton width={90} /> : <DiscountedPrice size="medium" totals={totals} />}
    </span>
  );
}
