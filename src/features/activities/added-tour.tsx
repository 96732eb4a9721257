import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface AddedTourProps {
  onClose: () => void;
  onAddMore: () => void;
  onContinue: () => void;
}

/** The tour is in the cart: look for another, or go on to pay. */
export function AddedTour({ onClose, onAddMore, onContinue }: AddedTourProps) {
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
        <Trans>Your activity is in your cart.</Trans>
      </p>
    </Dialog>
  );
}
