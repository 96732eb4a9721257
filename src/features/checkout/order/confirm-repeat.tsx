import { Trans, useLingui } from '@lingui/react/macro';
import type { Doubt } from '../../../order/doubt.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';

interface ConfirmRepeatProps {
  doubt: Doubt;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks the visitor before an order is sent that may book the same services twice. */
export function ConfirmRepeat({ doubt, onConfirm, onCancel }: ConfirmRepeatProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onCancel}
      heading={t`Send the booking again?`}
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
        <DoubtText doubt={doubt} />
      </p>
      <p>
        <Trans>Please check your email for a confirmation first.</Trans>
      </p>
    </Dialog>
  );
}

function DoubtText({ doubt }: { doubt: Doubt }) {
  if (doubt === 'elsewhere') {
    return <Trans>This booking was sent from another tab and may have gone through.</Trans>;
  }
  if (doubt === 'changed-elsewhere') {
    return (
      <Trans>
        A booking was sent from another tab and may have gone through. This is a different one, so you may end
        up with two.
      </Trans>
    );
  }
  if (doubt === 'changed') {
    return (
      <Trans>
        We couldn't confirm your previous booking, and it may have gone through. This is a different one, so
        you may end up with two.
      </Trans>
    );
  }
  return (
    <Trans>You have already sent this booking. We couldn't confirm it, and it may have gone through.</Trans>
  );
}
