import { Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import type { LineTotals } from '../schema/cart-summary.ts';
import type { Priced } from '../schema/priced.ts';
import { Button } from '../ui/button.tsx';
import { Cluster } from '../ui/layout.tsx';
import { PriceText } from '../ui/price-text.tsx';
import css from '../ui/screen.css?inline';
import { Skeleton } from '../ui/skeleton.tsx';
import { useStyles } from '../ui/ui-context.ts';
import { useFormats } from './use-formats.ts';

export interface CartLineFooterProps {
  /** Distinguishes the buttons of one line from those of another. */
  about: string;
  /** `unknown` until the provider has answered. */
  totals: Priced<Pick<LineTotals, 'total' | 'discount'>> | 'unknown';
  /** Why the line cannot be changed at the moment. */
  lockedReason?: string | undefined;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** The price of a cart line, and its actions. */
export function CartLineFooter({ about, totals, lockedReason, onEdit, onDelete }: CartLineFooterProps) {
  useStyles(css);
  const { money } = useFormats();
  return (
    <Cluster justify="between">
      <Cluster as="span">
        <Trans>Subtotal</Trans>
        {totals === 'unknown' ? (
          <Skeleton width={90} />
        ) : (
          <PriceText
            amount={money(totals.total, totals.currency)}
            original={
              totals.discount > 0 ? money(totals.total + totals.discount, totals.currency) : undefined
            }
          />
        )}
      </Cluster>
      <span className="line-deeds">
        {onEdit && (
          <Button
            variant="quiet"
            size="small"
            aria-description={about}
            disabledReason={lockedReason}
            iconBefore={<Pencil size={16} aria-hidden="true" />}
            onClick={onEdit}
          >
            <Trans>Edit</Trans>
          </Button>
        )}
        {onDelete && (
          <Button
            variant="quiet"
            size="small"
            aria-description={about}
            disabledReason={lockedReason}
            iconBefore={<Trash2 size={16} aria-hidden="true" />}
            onClick={onDelete}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
      </span>
    </Cluster>
  );
}
