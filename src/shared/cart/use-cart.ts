import { useSnapshot } from 'valtio/react';
import { cartCount } from '../../cart/cart-contents.ts';
import type { Cart } from '../../schema/cart.ts';
import type { CartChangeReason } from '../../schema/events.ts';
import type { UnavailableLine } from '../../schema/unavailable-line.ts';
import { useElement } from '../host/element-host.ts';
import { useStorefront } from '../storefront/storefront-context.ts';

/** The visitor's cart. A component re-renders only if a part that it reads has changed. */
export function useCart(): Cart {
  return useSnapshot(useStorefront().state.cart.state);
}

/** The lines that must be replaced or removed, because they are no longer available. */
export function useUnavailableLines(): readonly Readonly<UnavailableLine>[] {
  return useSnapshot(useStorefront().state.cart.state).unavailable;
}

export function useCartCount(): number {
  return cartCount(useCart());
}

/** Returns a function that reports a change of the cart to the host page, from the element that caused it. */
export function useReportCartChange(): (reason: CartChangeReason) => void {
  const storefront = useStorefront();
  const { emit } = useElement();
  return (reason) => void emit('booking-cart-change', { ...storefront.cartSnapshot(), reason });
}
