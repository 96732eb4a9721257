import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';

interface AddedToCartProps {
  item: 'transfer' | 'transfers' | 'tour';
  onClose: () => void;
  onAddMore: () => void;
  onContinue: () => void;
  /** A third action, shown as the main one. */
  nextAction?: { label: ReactNode; onClick: () => void } | undefined;
}

/** Confirms that something was added to the cart, with buttons to look for more or to continue. */
export function AddedToCart({ item, onClose, onAddMore, onContinue, nextAction }: AddedToCartProps) {
  const { t } = useLingui();
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
    </Dialog>
  );
}
