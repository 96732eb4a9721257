import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { ContactBlock } from './contact-block.tsx';

/** What a visitor needs help with: a place that cannot be found, or a locked date that has passed. */
export type ContactReason = 'place' | 'date';

interface ContactDialogProps {
  reason: ContactReason;
  open: boolean;
  onClose: () => void;
}

/** Offers the company's contact details. */
export function ContactDialog({ reason, open, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  const isPlaceMissing = reason === 'place';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={isPlaceMissing ? t`Can't find your place?` : t`Contact us`}
    >
      {isPlaceMissing && (
        <p>
          <Trans>Tell us where you are going and we will arrange your transfer.</Trans>
        </p>
      )}
      <ContactBlock />
    </Dialog>
  );
}
