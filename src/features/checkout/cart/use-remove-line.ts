import { itemsEvent } from '../../../analytics/ecommerce-events.ts';
import { cartLineItem } from '../../../analytics/cart-items.ts';
import { lineIds } from '../../../cart/cart-contents.ts';
import { itinerary, lineName } from '../../../cart/itinerary.ts';
import { removeLine } from '../../../cart/remove-line.ts';
import { useSession } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useTrack } from '../../../shared/storefront/use-track.ts';
import { useReportCartChange } from '../../../shared/cart/use-cart.ts';
import { useLockedMessage } from '../../../shared/cart/use-locked-reason.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { CartTotals } from './use-cart-totals.ts';
import { useConfirmRemoval } from './use-confirm-removal.tsx';
import { useUndoToast } from './use-undo-toast.ts';

/** Long enough to read why the line cannot be removed. */
const LOCKED_MS = 8000;

/** Removes lines of the cart, with or without a confirmation, and offers to undo it. */
export function useRemoveLine(totals: CartTotals, onRemoved: () => void) {
  const { cart, checkout } = useStorefront().state;
  const { currency } = useSession();
  const reportCartChange = useReportCartChange();
  const track = useTrack();
  const showToast = useToast();
  const showUndoToast = useUndoToast();
  const lockedMessage = useLockedMessage();

  const remove = (id: string) => {
    // It may have been removed elsewhere while the dialog was open.
    if (!lineIds(cart.state).includes(id)) return;
    if (checkout.isLocked(id)) {
      showToast({ message: lockedMessage, durationMs: LOCKED_MS });
      return;
    }
    const { lines, restore } = removeLine(cart.state, id);
    const lineTotals = totals.byLine?.get(id);
    const item = cartLineItem(cart.state, id, lineTotals);
    const report = (event: 'add_to_cart' | 'remove_from_cart') => {
      if (item) track(itemsEvent(event, lineTotals?.currency ?? currency, [item]));
    };
    cart.setLines(lines);
    reportCartChange('remove');
    report('remove_from_cart');
    onRemoved();
    showUndoToast(() => {
      cart.setLines(restore(cart.state));
      reportCartChange('restore');
      report('add_to_cart');
    });
  };

  const { confirm, dialog } = useConfirmRemoval(remove, (id) => {
    const line = itinerary(cart.state).find(({ cartLine }) => cartLine.id === id);
    return line && lineName(line);
  });
  return {
    /** Removes a line without a dialog. */
    remove,
    /** Opens the dialog that asks whether to remove a line. */
    confirm,
    dialog,
  };
}
