import { extraLineItem } from '../../analytics/cart-items.ts';
import { itemsEvent } from '../../analytics/ecommerce-events.ts';
import { extraTotal, type ExtraCounts } from '../../extras/extra-counts.ts';
import { changeExtra, countsInCart, extraLine, lineOfExtra } from '../../extras/extras-in-cart.ts';
import { randomId } from '../../platform/random-id.ts';
import type { Extra } from '../../schema/extra.ts';
import type { Priced } from '../../schema/priced.ts';
import { useCart, useReportCartChange } from '../../shared/cart/use-cart.ts';
import { useLockedReason } from '../../shared/cart/use-locked-reason.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useTrack } from '../../shared/storefront/use-track.ts';

/** The quantities of an extra in the cart; changes take effect immediately. */
export function useExtraInCart(extra: Priced<Extra>) {
  const { cart, checkout } = useStorefront().state;
  const { extras } = useCart();
  const reportCartChange = useReportCartChange();
  const track = useTrack();
  const lockedReasonOf = useLockedReason();
  const counts = countsInCart(extras, extra.id);
  const existingLine = lineOfExtra(extras, extra.id);

  const change = (changedCounts: Partial<ExtraCounts>) => {
    const { lines, reason } = changeExtra(cart.state.extras, extra, changedCounts, randomId());
    if (reason === 'none' || (existingLine && checkout.isLocked(existingLine.id))) return;
    cart.setLines({ extras: lines });
    reportCartChange(reason);
    if (reason === 'add') {
      cart.finishReplacing('extras');
      const item = analyticsItemOf(extra, countsInCart(lines, extra.id));
      track(itemsEvent('add_to_cart', extra.currency, [item]));
    }
    if (reason === 'remove') {
      track(itemsEvent('remove_from_cart', extra.currency, [analyticsItemOf(extra, counts)]));
    }
  };
  return {
    counts,
    /** The reason why the extra cannot be changed at the moment; undefined if it can. */
    lockedReason: existingLine && lockedReasonOf(existingLine.id),
    change,
  };
}

function analyticsItemOf(extra: Priced<Extra>, counts: ExtraCounts) {
  return extraLineItem(extraLine(extra, counts), { total: extraTotal(extra, counts), discount: 0 });
}
