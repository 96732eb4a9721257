import { Trans, useLingui } from '@lingui/react/macro';
import type { Doubt } from '../../order/order.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';

interface ConfirmRepeatProps {
  doubt: Doubt;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Prevents accidental double bookings. */
export function ConfirmRepeat({ doubt, onConfirm, onCancel }: ConfirmRepeatProps) {
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
    return <Trans>This order was sent from another tab: it may be booked already.</Trans>;
  }
  if (doubt === 'changed-elsewhere') {
    return (
      <Trans>
        An order was sent from another tab: it may be booked already. This is another order, so you may end up
        with two bookings.
      </Trans>
    );
  }
  if (doubt === 'changed') {
    return (
      <Trans>
        An order was sent before and got no clear answer: it may be booked already. This is another order, so
        you may end up with two bookings.
      </Trans>
    );
  }
  return <Trans>This order was sent before and got no clear answer: it may be booked already.</Trans>;
}
