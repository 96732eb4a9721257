import { wireCart } from '../cart/cart-contents.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { sortedJson } from '../lib/json.ts';
import type { Cart, WireCart } from '../schema/cart.ts';
import { lineKeys } from './line-keys.ts';

/**
 * The fingerprint of a whole order, and that of its cart. All fields of the order count, including those beyond its cart and
 * coupon, such as the customer and the payment method.
 */
export function orderFingerprints(
  order: OrderedCart,
  { currency, lang }: { currency: string; lang: string },
): { order: string; cart: string } {
  return {
    order: fingerprintOf({ currency, lang, ...order, cart: lineKeys(order.cart) }),
    cart: orderedCartFingerprint(order),
  };
}

/** The fingerprint of a cart, regardless of who pays for it and how. */
export function cartFingerprint(cart: Cart): string {
  return orderedCartFingerprint({ cart: wireCart(cart), couponCode: cart.couponCode });
}

interface OrderedCart {
  cart: WireCart;
  couponCode: string;
}

function orderedCartFingerprint({ cart, couponCode }: OrderedCart): string {
  return fingerprintOf({ cart: lineKeys(cart), couponCode });
}

/** Keys are sorted, so that the fingerprint does not depend on the order in which an object lists them. */
function fingerprintOf(data: unknown): string {
  return fingerprint(sortedJson(data));
}
