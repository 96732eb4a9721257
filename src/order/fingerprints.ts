import { wireCart } from '../cart/cart-contents.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { sortedJson } from '../lib/json.ts';
import type { Cart, WireCart } from '../schema/cart.ts';
import { serviceKeys } from './service-keys.ts';

/** The fingerprint of a whole order, including the customer and the payment method, and the fingerprint of its cart. */
export function orderFingerprints(
  order: { cart: WireCart; couponCode: string },
  { currency, lang }: { currency: string; lang: string },
): { order: string; cart: string } {
  const cart = serviceKeys(order.cart);
  return {
    order: fingerprintOf({ currency, lang, ...order, cart }),
    cart: fingerprintOf({ cart, couponCode: order.couponCode }),
  };
}

/** The fingerprint of a cart, regardless of who pays for it and how. */
export function cartFingerprint(cart: Cart): string {
  return fingerprintOf({ cart: serviceKeys(wireCart(cart)), couponCode: cart.couponCode });
}

/** Keys are sorted because a cart restored from storage may list them in another order. */
function fingerprintOf(data: unknown): string {
  return fingerprint(sortedJson(data));
}
