import { Trans, useLingui } from '@lingui/react/macro';
import type { DuplicateRisk } from '../../../order/duplicate-risk.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';

interface RepeatOrderDialogProps {
  risk: DuplicateRisk;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks the visitor before an order is sent that may book the same services twice. */
export function RepeatOrderDialog({ risk, onConfirm, onCancel }: RepeatOrderDialogProps) {
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
        <RiskText risk={risk} />
      </p>
      <p>
        <Trans>Please check your email for a confirmation first.</Trans>
      </p>
    </Dialog>
  );
}

function RiskText({ risk }: { risk: DuplicateRisk }) {
  if (risk === 'elsewhere') {
    return <Trans>This booking was sent from another tab and may have gone through.</Trans>;
  }
  if (risk === 'changed-elsewhere') {
    return (
      <Trans>
        A booking was sent from another tab and may have gone through. This is a different one, so you may end
        up with two.
      </Trans>
    );
  }
  if (risk === 'changed') {
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
