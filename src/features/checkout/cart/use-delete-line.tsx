import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { itemsEvent } from '../../../analytics/ecommerce-events.ts';
import { cartLineItem } from '../../../analytics/cart-items.ts';
import { withoutLine } from '../../../cart/without-line.ts';
import { useSession } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useTrack } from '../../../shared/storefront/use-analytics.ts';
import { useReportCartChange } from '../../../shared/cart/use-cart.ts';
import { useLockedReason } from '../../../shared/cart/use-locked-reason.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { CartTotals } from './use-cart-totals.ts';

/** How long a deletion can be undone: long enough to read the message and reach its button. */
export const UNDO_MS = 8000;

/** Deletes lines of the cart, with or without a confirmation, and offers to undo it. */
export function useDeleteLine(totals: CartTotals, onDeleted: () => void) {
  const { t } = useLingui();
  const { cart, checkout } = useStorefront().state;
  const { currency } = useSession();
  const reportCartChange = useReportCartChange();
  const track = useTrack();
  const showToast = useToast();
  const lockedReason = useLockedReason();
  const [idToConfirm, setIdToConfirm] = useState<string>();

  const remove = (id: string) => {
    setIdToConfirm(undefined);
    if (checkout.isUnderWay(id)) {
      showToast({ message: lockedReason(id), durationMs: UNDO_MS });
      return;
    }
    const { lines, restore } = withoutLine(cart.state, id);
    const lineTotals = totals.byLine?.get(id);
    const item = cartLineItem(cart.state, id, lineTotals);
    const report = (event: 'add_to_cart' | 'remove_from_cart') => {
      if (item) track(itemsEvent(event, lineTotals?.currency ?? currency, [item]));
    };
    cart.setLines(lines);
    reportCartChange('remove');
    report('remove_from_cart');
    onDeleted();
    const undo = () => {
      cart.setLines(restore(cart.state));
      reportCartChange('restore');
      report('add_to_cart');
    };
    showToast({ message: t`Removed`, durationMs: UNDO_MS, action: { label: t`Undo`, onClick: undo } });
  };

  return {
    /** Deletes a line without a dialog. */
    remove,
    /** Opens the dialog that asks whether to delete a line. */
    confirm: setIdToConfirm,
    dialog: idToConfirm !== undefined && (
      <ConfirmDelete onConfirm={() => remove(idToConfirm)} onCancel={() => setIdToConfirm(undefined)} />
    ),
  };
}

/** The dialog that asks whether to delete a line of the cart. */
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
