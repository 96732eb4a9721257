import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';

/** Asks the visitor to confirm that a line of the cart is to be removed. */
export function useConfirmRemoval(
  onConfirm: (id: string) => void,
  nameOf: (id: string) => string | undefined,
) {
  const [idToConfirm, setIdToConfirm] = useState<string>();
  const close = () => setIdToConfirm(undefined);
  return {
    /** Opens the dialog that asks whether to remove a line. */
    confirm: setIdToConfirm,
    dialog: idToConfirm !== undefined && (
      <RemovalDialog
        name={nameOf(idToConfirm) ?? ''}
        onConfirm={() => {
          close();
          onConfirm(idToConfirm);
        }}
        onCancel={close}
      />
    ),
  };
}

interface RemovalDialogProps {
  /** The name of the line. */
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

function RemovalDialog({ name, onConfirm, onCancel }: RemovalDialogProps) {
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
        <Trans>{name} will be removed from your cart.</Trans>
      </p>
    </Dialog>
  );
}
