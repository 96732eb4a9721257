import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { snapshot } from 'valtio/vanilla';
import { cartSummaryQuery } from '../../api/cart.ts';
import { cartCheckKey } from '../../api/cart-check-key.ts';
import type { ApiContext } from '../../api/context.ts';
import { wireCart } from '../../domain/cart.ts';
import type { CartCheck } from '../../domain/cart-check.ts';
import { cartFingerprint } from '../../domain/order.ts';
import type { PricedCart } from '../../schema/cart-summary.ts';
import { watchTyping } from '../../platform/typing.ts';
import { useElement } from '../../shared/element-host.ts';
import { useApi } from '../../shared/session-context.ts';
import { useStorefront } from '../../shared/storefront-context.ts';
import { useCartChanged } from '../../shared/use-cart.ts';
import type { ShownTotals } from '../../storefront/flows/check-cart.ts';
import type { Storefront } from '../../storefront/storefront.ts';

/** Between two rounds while the cart is in view. */
const EVERY_MS = 5 * 60_000;
/** A round waits until nobody has typed for so long. */
const QUIET_MS = 2000;

/**
 * Checks the cart against the provider as long as it is shown: at once, whenever the visitor comes back to the tab, and
 * every five minutes in view. There is never more than one round at a time. The host page is told what has changed.
 */
export function useCartCheck() {
  const storefront = useStorefront();
  const api = useApi();
  const typing = useTyping();
  const cartChanged = useCartChanged();
  return useQuery<CartCheck>({
    queryKey: cartCheckKey(api),
    queryFn: async () => {
      const shown = shownTotals(storefront, api);
      const { checkCart } = await import('../../storefront/flows/check-cart.ts');
      await typing.quiet(QUIET_MS);
      return checkCart(storefront, api, { shown, changed: () => cartChanged('issue') });
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: EVERY_MS,
    retry: false,
    gcTime: Infinity,
  });
}

/** What the visitor sees before a round, which other questions may replace while it is under way. */
function shownTotals({ state, queryClient }: Storefront, api: ApiContext): ShownTotals | undefined {
  const cart = snapshot(state.cart.state);
  const { queryKey } = cartSummaryQuery(api, wireCart(cart), cart.couponCode);
  const totals = queryClient.getQueryCache().find<PricedCart>({ queryKey })?.state.data;
  return totals && { cart: cartFingerprint(cart), totals };
}

function useTyping() {
  const { root } = useElement();
  const [typing] = useState(() => watchTyping(root));
  useEffect(() => typing.watch(), [typing]);
  return typing;
}
