import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { extrasQuery } from '../../api/extras.ts';
import { kidsInCart } from '../../domain/cart.ts';
import { changeExtra, countsInCart, extrasByNeed, type ExtraCounts } from '../../domain/extras.ts';
import { useApi, useSettings } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useCart, useCartChanged } from '../../parts/use-cart.ts';
import { randomId } from '../../platform/visit.ts';
import type { Extra } from '../../schema/extra.ts';

/** What can be added, in the order in which it is likely to be of use. */
export function useExtras() {
  const { hasExtras } = useSettings();
  const { search } = useStorefront().state;
  const kids = Math.max(kidsInCart(useCart()), useSnapshot(search.state).kids);
  const query = useQuery({ ...extrasQuery(useApi()), enabled: hasExtras });
  const list = hasExtras ? query.data : [];
  return { query, extras: list && extrasByNeed(list, kids) };
}

/** How many of an extra the cart holds; changes act at once. */
export function useExtraInCart(extra: Extra) {
  const { cart } = useStorefront().state;
  const { extras } = useCart();
  const cartChanged = useCartChanged();
  return {
    counts: countsInCart(extras, extra.id),
    change: (change: Partial<ExtraCounts>) => {
      const { lines, reason } = changeExtra(cart.state.extras, extra, change, randomId());
      if (reason === 'none') return;
      cart.setExtras(lines);
      cartChanged(reason);
    },
  };
}
