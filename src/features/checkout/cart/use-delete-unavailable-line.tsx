import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { parseUnavailableLines } from '../../../schema/unavailable-line.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ConfirmDelete, UNDO_MS } from './use-delete-line.tsx';

/** Deletes an unavailable line once the visitor has confirmed, and offers to undo it. */
export function useDeleteUnavailableLine() {
  const { t } = useLingui();
  const { cart } = useStorefront().state;
  const showToast = useToast();
  const [idToConfirm, setIdToConfirm] = useState<string>();
  const remove = () => {
    const lines = parseUnavailableLines(cart.state.unavailable);
    const index = lines.findIndex(({ id }) => id === idToConfirm);
    const removedLine = lines[index];
    setIdToConfirm(undefined);
    if (!removedLine) return;
    cart.setUnavailable(lines.toSpliced(index, 1));
    // Other lines may have been added or removed since.
    const undo = () => cart.setUnavailable(cart.state.unavailable.toSpliced(index, 0, removedLine));
    showToast({ message: t`Removed`, durationMs: UNDO_MS, action: { label: t`Undo`, onClick: undo } });
  };
  return {
    /** Opens the dialog that asks whether to delete a line. */
    confirm: setIdToConfirm,
    dialog: idToConfirm !== undefined && (
      <ConfirmDelete onConfirm={remove} onCancel={() => setIdToConfirm(undefined)} />
    ),
  };
}
