import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { extrasQuery } from '../../api/extras.ts';
import { kidsInCart } from '../../cart/cart-contents.ts';
import { itemsEvent, listEvent } from '../../analytics/ecommerce-events.ts';
import { extraItem, extraLineItem } from '../../analytics/ecommerce-items.ts';
import { extraTotal, type ExtraCounts } from '../../extras/extra-counts.ts';
import { sortExtras } from '../../extras/extra-order.ts';
import { changeExtra, countsInCart, extrasInCart } from '../../extras/extras-in-cart.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { useApi, useSession, useSettings } from '../../shared/storefront/session-context.ts';
import { useTrack, useTrackOnce } from '../../shared/storefront/use-analytics.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useCart, useCartChanged } from '../../shared/cart/use-cart.ts';
import { useLockedReason } from '../../shared/cart/use-locked-reason.ts';
import { randomId } from '../../platform/random-id.ts';
import type { Priced } from '../../schema/priced.ts';
import type { Extra } from '../../schema/extra.ts';

const extrasShown = { id: 'extras', name: 'Extras' };

/** How many extras are in the cart, and their estimated price. */
export function useChosenExtras() {
  const { data: offered = [] } = useQuery({ ...extrasQuery(useApi()), enabled: useSettings().hasExtras });
  return { ...extrasInCart(offered, useCart().extras), currency: offered[0]?.currency ?? '' };
}

/** The extras, with the most useful ones first. */
export function useExtras() {
  const { hasExtras } = useSettings();
  const { search } = useStorefront().state;
  const kids = Math.max(kidsInCart(useCart()), useSnapshot(search.state).kids);
  const query = useQuery({ ...extrasQuery(useApi()), enabled: hasExtras });
  const list = hasExtras ? query.data : [];
  const { language } = useSession();
  const currency = list?.[0]?.currency;
  const shown =
    list && currency !== undefined
      ? listEvent('view_item_list', extrasShown, currency, list.map(extraItem))
      : undefined;
  useTrackOnce(shown, `${language} ${currency}`);
  return { query, extras: list && sortExtras(list, kids) };
}

/** The quantities of an extra in the cart; changes take effect immediately. */
export function useExtraInCart(extra: Priced<Extra>) {
  const { cart, checkout } = useStorefront().state;
  const { extras } = useCart();
  const cartChanged = useCartChanged();
  const track = useTrack();
  const lockedReason = useLockedReason();
  const counts = countsInCart(extras, extra.id);
  const kept = extras.find(({ line }) => isSameId(line.extraSelected.id, extra.id));
  const item = ({ adults, kids, units }: ExtraCounts) => {
    const { id, name, price_type } = extra;
    const line = { extraSelected: { id, name, price_type }, adults, kids, units };
    return extraLineItem(line, { total: extraTotal(extra, line), discount: 0 });
  };
  return {
    counts,
    /** Why it cannot be changed at the moment. */
    lockedReason: kept && lockedReason(kept.id),
    change: (change: Partial<ExtraCounts>) => {
      const { lines, reason } = changeExtra(cart.state.extras, extra, change, randomId());
      if (reason === 'none' || (kept && checkout.isUnderWay(kept.id))) return;
      cart.setLines({ extras: lines });
      cartChanged(reason);
      if (reason === 'add') cart.finishReplacing('extras');
      if (reason === 'add')
        track(itemsEvent('add_to_cart', extra.currency, [item(countsInCart(lines, extra.id))]));
      if (reason === 'remove') track(itemsEvent('remove_from_cart', extra.currency, [item(counts)]));
    },
  };
}
