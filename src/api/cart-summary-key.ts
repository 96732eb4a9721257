import type { WireCart } from '../schema/cart.ts';
import type { ApiContext } from './context.ts';

/** The query key of a cart's totals, for code that only checks whether they are cached. */
export function cartSummaryKey({ lang, currency }: ApiContext, cart: WireCart, couponCode: string) {
  return ['cart-summary', lang, currency, cart, couponCode] as const;
}
