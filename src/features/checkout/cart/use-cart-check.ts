import { QueryObserver, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cartSummaryQuery } from '../../../api/cart-requests.ts';
import { cartCheckKey } from '../../../api/cart-check-key.ts';
import type { ApiContext } from '../../../api/context.ts';
import { wireCart } from '../../../cart/cart-contents.ts';
import type { CartCheck } from '../../../cart/cart-check.ts';
import { cartFingerprint } from '../../../order/order.ts';
import type { Cart } from '../../../schema/cart.ts';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import { watchTyping } from '../../../platform/page/typing.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useCart, useCartChanged } from '../../../shared/cart/use-cart.ts';
import { checkCart, type ShownTotals } from '../../../storefront/flows/check-cart.ts';
import { latestCartCheck } from '../../../storefront/latest-cart-check.ts';

/** Between two rounds while the cart is in view. */
const EVERY_MS = 5 * 60_000;
/** A round waits until nobody has typed for so long. */
const QUIET_MS = 2000;

/**
 * Checks the cart against the provider as long as it is shown: at once, whenever it changes or the visitor comes back to
 * the tab, and every five minutes in view. There is never more than one round at a time. The host page is told what has
 * changed.
 */
export function useCartCheck() {
  const storefront = useStorefront();
  const { queryClient } = storefront;
  const api = useApi();
  const cart = useCart();
  const typing = useTyping();
  const cartChanged = useCartChanged();
  const roundAbout = (asked: Cart) =>
    queryOptions<CartCheck>({
      queryKey: cartCheckKey(api, asked),
      queryFn: async ({ signal }) => {
        const shown = shownTotals(queryClient, api, asked);
        await typing.quiet(QUIET_MS);
        signal.throwIfAborted();
        const changed = () => cartChanged('issue');
        return checkCart(storefront, api, { cart: asked, shown, changed, signal });
      },
      retry: false,
      gcTime: Infinity,
    });
  const { data } = useQuery({
    ...roundAbout(cart),
    // What is known about the other lines stays while a changed cart is checked.
    placeholderData: () => latestCartCheck(queryClient, api)?.state.data,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: EVERY_MS,
  });
  return {
    check: data,
    /**
     * The answers of the round that is under way about a cart, or of a new one; undefined if it fails. It goes on even if
     * that cart is not the one in view any more.
     */
    checkNow: (asked: Cart): Promise<CartCheck | undefined> => {
      typing.end();
      const round = roundAbout(asked);
      const stopWatching = new QueryObserver(queryClient, { ...round, enabled: false }).subscribe(() => {});
      return queryClient
        .query({ ...round, staleTime: 0 })
        .catch(() => undefined)
        .finally(stopWatching);
    },
  };
}

/** What the visitor sees before a round, which other questions may replace while it is under way. */
function shownTotals(queryClient: QueryClient, api: ApiContext, cart: Cart): ShownTotals | undefined {
  const { queryKey } = cartSummaryQuery(api, wireCart(cart), cart.couponCode);
  const totals = queryClient.getQueryData<PricedCart>(queryKey);
  return totals && { cart: cartFingerprint(cart), totals };
}

function useTyping() {
  const { root } = useElement();
  const [typing] = useState(() => watchTyping(root));
  useEffect(() => typing.watch(), [typing]);
  return typing;
}
