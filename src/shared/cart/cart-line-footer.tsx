import { Trans } from '@lingui/react/macro';
import { Pencil, Trash, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { DiscountedPrice, type DiscountedTotals } from '../formats/discounted-price.tsx';
import css from './cart-line-footer.css?inline';

/** What the card of a line passes on to its footer. */
export interface CardFooterProps {
  /** `unknown` until the provider has answered. */
  totals: DiscountedTotals | 'unknown';
  /** The reason why the line cannot be changed at the moment. */
  lockedReason?: string | undefined;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

interface CartLineFooterProps extends CardFooterProps {
  /** The title of the line, which distinguishes its buttons from those of other lines. */
  lineTitle: string;
}

/** The price of a cart line, and its actions. */
export function CartLineFooter({ lineTitle, totals, lockedReason, onEdit, onRemove }: CartLineFooterProps) {
  useStyles(css);
  return (
    <Cluster justify="between">
      <span className="line-actions">
        {onEdit && (
          <LineAction lineTitle={lineTitle} lockedReason={lockedReason} icon={Pencil} onClick={onEdit}>
            <Trans>Edit</Trans>
          </LineAction>
        )}
        {onRemove && (
          <LineAction lineTitle={lineTitle} lockedReason={lockedReason} icon={Trash} onClick={onRemove}>
            <Trans>Delete</Trans>
          </LineAction>
        )}
      </span>
      <span className="line-price">
        <span className="muted">
          <Trans>Subtotal</Trans>
        </span>{' '}
        {totals === 'unknown' ? <Skeleton width={90} /> : <DiscountedPrice totals={totals} />}
      </span>
    </Cluster>
  );
}

interface LineActionProps extends Pick<CartLineFooterProps, 'lineTitle' | 'lockedReason'> {
  icon: LucideIcon;
  onClick: () => void;
  children: ReactNode;
}

function LineAction({ lineTitle, lockedReason, icon: Icon, onClick, children }: LineActionProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-description={lineTitle}
      disabledReason={lockedReason}
      iconBefore={<Icon size={16} aria-hidden="true" />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
