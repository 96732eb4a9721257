import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';

interface AddedToCartProps {
  item: 'transfer' | 'transfers' | 'tour';
  onClose: () => void;
  onAddMore: () => void;
  onContinue: () => void;
  /** The action that the visitor most likely wants next, if it is not one of the others. */
  nextAction?: { label: ReactNode; onClick: () => void } | undefined;
}

/** Confirms that something was added to the cart, with buttons to look for more or to continue to payment. */
export function AddedToCart({ item, onClose, onAddMore, onContinue, nextAction }: AddedToCartProps) {
  const { t } = useLingui();
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
      <p>
        {item === 'transfer' ? (
          <Trans>Your transfer is in your cart.</Trans>
        ) : item === 'transfers' ? (
          <Trans>Your transfers are in your cart.</Trans>
        ) : (
          <Trans>Your activity is in your cart.</Trans>
        )}
      </p>
    </Dialog>
  );
}
