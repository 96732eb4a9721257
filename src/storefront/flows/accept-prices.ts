import type { QueryClient } from '@tanstack/react-query';
import { cartCheckKey } from '../../api/cart-check-key.ts';
import type { ApiContext } from '../../api/context.ts';
import type { CartCheck } from '../../domain/cart-check.ts';
import { acceptedPrice, totalsByLine } from '../../domain/cart-totals.ts';
import type { PricedCart } from '../../schema/cart-summary.ts';
import type { CartSlice } from '../slices/cart.ts';
import type { StorefrontState } from '../state.ts';

interface Accepting {
  readonly state: Pick<StorefrontState, 'cart'>;
  readonly queryClient: QueryClient;
}

/** The visitor has accepted the total, and with it the price of each line: an older answer says nothing against them. */
export function acceptPrices({ state, queryClient }: Accepting, api: ApiContext, totals: PricedCart): void {
  for (const [id, price] of totalsByLine(state.cart.state, totals))
    state.cart.acceptPrice(id, acceptedPrice(price));
  const check = queryClient.getQueryCache().find<CartCheck>({ queryKey: cartCheckKey(api) });
  if (check?.state.data) check.setData({ ...check.state.data, totals }, { manual: true });
}

/** A line without a price in this currency was added by other means than a price on screen: its first one counts. */
export function adoptPrices(cart: CartSlice, totals: PricedCart): void {
  const lines = totalsByLine(cart.state, totals);
  const { transfers, tours, extras } = cart.state;
  for (const { id, accepted } of [...transfers, ...tours, ...extras]) {
    const price = lines.get(id);
    if (price && accepted?.currency !== price.currency) cart.acceptPrice(id, acceptedPrice(price));
  }
}
