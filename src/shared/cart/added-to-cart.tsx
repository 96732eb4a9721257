import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { acceptedTotal } from '../../cart/cart-totals.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useMoney } from '../formats/use-money.ts';
import { useSettings } from '../storefront/session-context.ts';
import { useCart } from './use-cart.ts';

interface AddedToCartProps {
  item: 'transfer' | 'transfers' | 'tour';
  /** A card for each line that was added. */
  lines: ReactNode;
  onClose: () => void;
  onAddMore: () => void;
  onContinue: () => void;
  /** A third action, shown as the main one. */
  nextAction?: { label: ReactNode; onClick: () => void } | undefined;
}

/** Confirms that something was added to the cart, with buttons to look for more or to continue. */
export function AddedToCart({ item, lines, onClose, onAddMore, onContinue, nextAction }: AddedToCartProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { hasExtras } = useSettings();
  const total = acceptedTotal(useCart());
  const messages = {
    transfer: <Trans>Your transfer is in your cart.</Trans>,
    transfers: <Trans>Your transfers are in your cart.</Trans>,
    tour: <Trans>Your activity is in your cart.</Trans>,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      heading={t`Added to cart`}
      actions={
        <>
          <Button onClick={onAddMore}>
            <Trans>Back to add more</Trans>
          </Button>
          <Button variant={nextAction ? 'secondary' : 'primary'} onClick={onContinue}>
            <Trans>Continue to Cart</Trans>
          </Button>
          {nextAction && (
            <Button variant="primary" onClick={nextAction.onClick}>
              {nextAction.label}
            </Button>
          )}
        </>
      }
    >
      <p>{messages[item]}</p>
      {lines}
      {total && (
        <DefinitionList>
          <DefinitionRow kind="total" label={t`Cart total`} value={money(total.total, total.currency)} />
        </DefinitionList>
      )}
      {hasExtras && (
        <p className="muted">
          <Trans>Next, you can add extras for your trip.</Trans>
        </p>
      )}
    </Dialog>
  );
}
