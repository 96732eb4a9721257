import { QueryObserver, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CartCheck } from '../../../cart/issues/cart-check.ts';
import type { Cart } from '../../../schema/cart.ts';
import { trackTyping } from '../../../platform/page/track-typing.ts';
import { useElement } from '../../../shared/host/element-host.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useCart, useReportCartChange } from '../../../shared/cart/use-cart.ts';
import { checkCart } from '../../../storefront/flows/cart-check/check-cart.ts';
import { cachedTotals } from '../../../storefront/cached-totals.ts';
import { cartCheckKey, latestCartCheck } from '../../../storefront/cart-checks.ts';

/** The interval between two rounds while the cart is in view. */
const ROUND_INTERVAL_MS = 5 * 60_000;
/** A round waits until the visitor has not typed for this long. */
const TYPING_PAUSE_MS = 2000;

/**
 * Checks the cart with the provider while it is shown: immediately, after every change, when the visitor returns to the tab,
 * and every five minutes in view. A cart is never checked by two rounds at a time. The host page is notified of changed issues.
 */
export function useCartCheck() {
  const storefront = useStorefront();
  const { queryClient } = storefront;
  const api = useApi();
  const cart = useCart();
  const typing = useTyping();
  const reportCartChange = useReportCartChange();
  /** The query that checks a cart in one round of requests. */
  const roundQuery = (checkedCart: Cart) =>
    queryOptions<CartCheck>({
      queryKey: cartCheckKey(api, checkedCart),
      queryFn: async ({ signal }) => {
        // Other requests may replace the totals on screen before the round ends.
        const displayedTotals = cachedTotals(queryClient, api, checkedCart);
        await typing.untilIdle(TYPING_PAUSE_MS);
        signal.throwIfAborted();
        const onChange = () => reportCartChange('issue');
        return checkCart(storefront, api, { cart: checkedCart, displayedTotals, onChange, signal });
      },
      retry: false,
      gcTime: Infinity,
    });
  const { data } = useQuery({
    ...roundQuery(cart),
    // Answers about the other lines stay while a changed cart is checked.
    placeholderData: () => latestCartCheck(queryClient, api),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ROUND_INTERVAL_MS,
  });
  return {
    check: data,
    /**
     * Resolves with the result of the current round about a cart, or of a new one; undefined if the round fails. It goes on
     * even if that cart is no longer in view.
     */
    checkNow: (cartToCheck: Cart): Promise<CartCheck | undefined> => {
      typing.finish();
      const round = roundQuery(cartToCheck);
      // React Query cancels the requests of a query that nobody observes.
      const stopWatching = new QueryObserver(queryClient, { ...round, enabled: false }).subscribe(() => {});
      return queryClient
        .query({ ...round, staleTime: 0 })
        .catch(() => undefined)
        .finally(stopWatching);
    },
  };
}

/** Tracks whether the visitor is typing in this element. */
function useTyping() {
  const { root } = useElement();
  const [typing] = useState(() => trackTyping(root));
  useEffect(() => typing.start(), [typing]);
  return typing;
}
