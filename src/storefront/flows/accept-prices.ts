import type { QueryClient } from '@tanstack/react-query';
import type { ApiContext } from '../../api/context.ts';
import { acceptedPrice, totalsByLine } from '../../cart/cart-totals.ts';
import type { PricedCart } from '../../schema/cart-summary.ts';
import { latestCartCheck } from '../cart-checks.ts';
import type { CartSlice } from '../../cart/cart-slice.ts';
import type { StorefrontState } from '../state.ts';

interface Accepting {
  readonly state: Pick<StorefrontState, 'cart'>;
  readonly queryClient: QueryClient;
}

/**
 * The visitor has accepted the total, and with it the price of each line, so older answers raise no issue about prices.
 */
export function acceptPrices({ state, queryClient }: Accepting, api: ApiContext, totals: PricedCart): void {
  for (const [id, price] of totalsByLine(state.cart.state, totals))
    state.cart.acceptPrice(id, acceptedPrice(price));
  const check = latestCartCheck(queryClient, api);
  if (check?.state.data) check.setData({ ...check.state.data, totals }, { manual: true });
}

/**
 * A line without an accepted price in this currency was not added for a price on screen: its first price is accepted.
 */
export function adoptPrices(cart: CartSlice, totals: PricedCart): void {
  const lines = totalsByLine(cart.state, totals);
  const { transfers, tours, extras } = cart.state;
  for (const { id, accepted } of [...transfers, ...tours, ...extras]) {
    const price = lines.get(id);
    if (price && accepted?.currency !== price.currency) cart.acceptPrice(id, acceptedPrice(price));
  }
}
