import type { ApiContext } from '../../api/context.ts';
import { acceptedPrice, totalsByLine } from '../../cart/cart-totals.ts';
import { totalOf } from '../../order/total.ts';
import type { PricedCart } from '../../schema/cart-summary.ts';
import { updateLatestCartCheck } from '../cart-checks.ts';
import type { CartSlice } from '../../cart/cart-slice.ts';
import type { Storefront } from '../storefront.ts';

/**
 * Accepts the total and the price of each line. The latest check gets these totals, so that it no longer raises issues about
 * prices.
 */
export function acceptPrices(
  { state, queryClient }: Pick<Storefront, 'state' | 'queryClient'>,
  api: ApiContext,
  totals: PricedCart,
): void {
  state.checkout.acceptPrice(totalOf(totals));
  for (const [id, price] of totalsByLine(state.cart.state, totals))
    state.cart.acceptPrice(id, acceptedPrice(price));
  updateLatestCartCheck(queryClient, api, { totals });
}

/** Accepts the price of each line that has none in this currency, because the visitor has not seen another. */
export function adoptPrices(cart: CartSlice, totals: PricedCart): void {
  const prices = totalsByLine(cart.state, totals);
  const { transfers, tours, extras } = cart.state;
  for (const { id, accepted } of [...transfers, ...tours, ...extras]) {
    const price = prices.get(id);
    if (price && accepted?.currency !== price.currency) cart.acceptPrice(id, acceptedPrice(price));
  }
}
