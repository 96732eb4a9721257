import { useLingui } from '@lingui/react/macro';
import { useToast } from '../../../ui/feedback/toast.tsx';

/** How long a removal can be undone: long enough to read the message and reach its button. */
const UNDO_MS = 8000;

/** Returns a function that tells the visitor that a line was removed, and offers to undo it. */
export function useUndoToast() {
  const { t } = useLingui();
  const showToast = useToast();
  return (undo: () => void): void =>
    showToast({ message: t`Removed`, durationMs: UNDO_MS, action: { label: t`Undo`, onClick: undo } });
}
