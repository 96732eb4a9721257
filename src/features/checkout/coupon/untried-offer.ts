import type { CartState } from '../../../cart/cart-slice.ts';

/** The code that the host page or its URL offers; undefined if it has been tried, or another code is applied. */
export function untriedOffer(
  cart: Readonly<Pick<CartState, 'couponOffer' | 'couponCode'>>,
): string | undefined {
  const { couponOffer, couponCode } = cart;
  return couponOffer && !couponOffer.tried && couponCode === '' ? couponOffer.code : undefined;
}
