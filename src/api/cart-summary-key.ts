import type { WireCart } from '../schema/cart.ts';
import type { ApiContext } from './context.ts';

/** Where the totals of a cart are kept: for who only wants to know whether they are there. */
export function cartSummaryKey({ lang, currency }: ApiContext, cart: WireCart, couponCode: string) {
  return ['cart-summary', lang, currency, cart, couponCode] as const;
}
