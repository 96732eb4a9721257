import { useFocusScreenHeading } from '../../../shared/screen/use-focus-screen-heading.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useConfirmRemoval } from './use-confirm-removal.tsx';
import { useUndoToast } from './use-undo-toast.ts';

/** Removes an unavailable line once the visitor has confirmed, and offers to undo it. */
export function useRemoveUnavailableLine(nameOf: (id: string) => string | undefined) {
  const { cart } = useStorefront().state;
  const showUndoToast = useUndoToast();
  const focusScreenHeading = useFocusScreenHeading();
  return useConfirmRemoval((id) => {
    const lines = cart.state.unavailable;
    const index = lines.findIndex((line) => line.id === id);
    const removedLine = lines[index];
    if (!removedLine) return;
    cart.setUnavailable(lines.toSpliced(index, 1));
    // The dialog returns the focus to the used button, which is removed along with its line.
    requestAnimationFrame(focusScreenHeading);
    // Other lines may have been added or removed since.
    showUndoToast(() => cart.setUnavailable(cart.state.unavailable.toSpliced(index, 0, removedLine)));
  }, nameOf);
}
