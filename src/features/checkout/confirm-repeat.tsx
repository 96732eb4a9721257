import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Nobody books twice by accident. */
export function ConfirmRepeat({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onCancel}
      heading={t`Send the order again?`}
      actions={
        <>
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            <Trans>Yes, send it again</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          This order was sent before and no answer came back: it may be booked already. Please check your
          email for a confirmation first.
        </Trans>
      </p>
    </Dialog>
  );
}
