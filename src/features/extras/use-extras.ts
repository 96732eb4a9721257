import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { extrasQuery } from '../../api/extras.ts';
import { kidsInCart } from '../../domain/cart.ts';
import { itemsEvent, listEvent } from '../../domain/analytics.ts';
import { extraItem, extraLineItem } from '../../domain/analytics-items.ts';
import {
  changeExtra,
  countsInCart,
  extrasByNeed,
  extraTotal,
  type ExtraCounts,
} from '../../domain/extras.ts';
import { useApi, useSession, useSettings } from '../../parts/session-context.ts';
import { useTrack, useTrackOnce } from '../../parts/use-analytics.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useCart, useCartChanged } from '../../parts/use-cart.ts';
import { useLockedReason } from '../../parts/use-locked-reason.ts';
import { randomId } from '../../platform/visit.ts';
import type { Extra } from '../../schema/extra.ts';

const extrasShown = { id: 'extras', name: 'Extras' };

/** What can be added, in the order in which it is likely to be of use. */
export function useExtras() {
  const { hasExtras } = useSettings();
  const { search } = useStorefront().state;
  const kids = Math.max(kidsInCart(useCart()), useSnapshot(search.state).kids);
  const query = useQuery({ ...extrasQuery(useApi()), enabled: hasExtras });
  const list = hasExtras ? query.data : [];
  const { language, currency } = useSession();
  const items = list?.map(extraItem) ?? [];
  useTrackOnce(
    items.length > 0 ? listEvent('view_item_list', extrasShown, currency, items) : undefined,
    `${language} ${currency}`,
  );
  return { query, extras: list && extrasByNeed(list, kids) };
}

/** How many of an extra the cart holds; changes act at once. */
export function useExtraInCart(extra: Extra) {
  const { cart } = useStorefront().state;
  const { currency } = useSession();
  const { extras } = useCart();
  const cartChanged = useCartChanged();
  const track = useTrack();
  const lockedReason = useLockedReason();
  const counts = countsInCart(extras, extra.id);
  const kept = extras.find(({ line }) => line.extraSelected.id === extra.id);
  const item = ({ adults, kids, units }: ExtraCounts) => {
    const { id, name, price_type } = extra;
    const line = { extraSelected: { id, name, price_type }, adults, kids, units };
    return extraLineItem(line, { total: extraTotal(extra, line), discount: 0 });
  };
  return {
    counts,
    /** Why it cannot be changed now. */
    lockedReason: kept && lockedReason(kept.id),
    change: (change: Partial<ExtraCounts>) => {
      const { lines, reason } = changeExtra(cart.state.extras, extra, change, randomId());
      if (reason === 'none' || (kept && cart.isUnderWay(kept.id))) return;
      cart.setLines({ extras: lines });
      cartChanged(reason);
      if (reason === 'add') track(itemsEvent('add_to_cart', currency, [item(countsInCart(lines, extra.id))]));
      if (reason === 'remove') track(itemsEvent('remove_from_cart', currency, [item(counts)]));
    },
  };
}
