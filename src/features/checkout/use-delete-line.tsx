import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { itemsEvent } from '../../domain/analytics.ts';
import { cartLineItem } from '../../domain/analytics-items.ts';
import { withoutLine } from '../../domain/cart-lines.ts';
import { useSession } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useTrack } from '../../parts/use-analytics.ts';
import { useCartChanged } from '../../parts/use-cart.ts';
import { useLockedReason } from '../../parts/use-locked-reason.ts';
import { useToast } from '../../ui/toast.tsx';
import { ConfirmDelete } from './confirm-delete.tsx';
import type { CartTotals } from './use-cart-totals.ts';

/** Long enough to read it and to reach the button. */
const UNDO_MS = 8000;

/** Deleting asks first and can be undone. `deleted` runs once a line is gone. */
export function useDeleteLine(totals: CartTotals, deleted: () => void) {
  const { t } = useLingui();
  const { cart } = useStorefront().state;
  const { currency } = useSession();
  const cartChanged = useCartChanged();
  const track = useTrack();
  const showToast = useToast();
  const lockedReason = useLockedReason();
  const [asking, setAsking] = useState<string>();

  const remove = (id: string) => {
    const { lines, putBack } = withoutLine(cart.state, id);
    const item = cartLineItem(cart.state, id, totals.known?.lines.get(id));
    const tell = (event: 'add_to_cart' | 'remove_from_cart') => {
      if (item) track(itemsEvent(event, currency, [item]));
    };
    setAsking(undefined);
    if (cart.isUnderWay(id)) {
      showToast({ message: lockedReason(id), durationMs: UNDO_MS });
      return;
    }
    cart.setLines(lines);
    cartChanged('remove');
    tell('remove_from_cart');
    deleted();
    const undo = () => {
      cart.setLines(putBack(cart.state));
      cartChanged('restore');
      tell('add_to_cart');
    };
    showToast({ message: t`Removed`, durationMs: UNDO_MS, action: { label: t`Undo`, onClick: undo } });
  };

  return {
    ask: setAsking,
    dialog: asking !== undefined && (
      <ConfirmDelete onConfirm={() => remove(asking)} onCancel={() => setAsking(undefined)} />
    ),
  };
}
