import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { ContactBlock } from './contact-block.tsx';

/** Offers the company's contact details to a visitor who cannot find a place. */
export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} heading={t`Can't find your place?`}>
      <p>
        <Trans>Tell us where you are going and we will arrange your transfer.</Trans>
      </p>
      <ContactBlock />
    </Dialog>
  );
}
