import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export function ConfirmDelete({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onCancel}
      size="small"
      heading={t`Are you sure?`}
      actions={
        <>
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            <Trans>Yes, delete it!</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The service will be removed from your cart.</Trans>
      </p>
    </Dialog>
  );
}
