import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface AddedToCartProps {
  what: 'transfer' | 'tour';
  onClose: () => void;
  onAddMore: () => void;
  onContinue: () => void;
}

/** Confirms that something was added to the cart, with buttons to look for more or to continue to payment. */
export function AddedToCart({ what, onClose, onAddMore, onContinue }: AddedToCartProps) {
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
          <Button variant="primary" onClick={onContinue}>
            <Trans>Continue to Cart</Trans>
          </Button>
        </>
      }
    >
      <p>
        {what === 'transfer' ? (
          <Trans>Your transfer is in your cart.</Trans>
        ) : (
          <Trans>Your activity is in your cart.</Trans>
        )}
      </p>
    </Dialog>
  );
}
