import type { QueryClient } from '@tanstack/react-query';
import { cartSummaryKey } from '../api/cart-requests.ts';
import type { ApiContext } from '../api/context.ts';
import { wireCart } from '../cart/cart-contents.ts';
import type { Cart } from '../schema/cart.ts';
import type { PricedCart } from '../schema/cart-summary.ts';

/** The totals of a cart with its coupon, if they have loaded; does not request them. */
export function cachedTotals(queryClient: QueryClient, api: ApiContext, cart: Cart): PricedCart | undefined {
  return queryClient.getQueryData<PricedCart>(cartSummaryKey(api, wireCart(cart), cart.couponCode));
}
