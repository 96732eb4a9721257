import { useSnapshot } from 'valtio/react';
import { cartCount } from '../domain/cart.ts';
import type { Cart } from '../schema/cart.ts';
import type { CartChangeReason } from '../schema/events.ts';
import { useElement } from './element.ts';
import { useStorefront } from './storefront.ts';

/** The visitor's cart, kept up to date. */
export function useCart(): Cart & { count: number } {
  const { state } = useStorefront();
  const cart = useSnapshot(state.cart.state);
  return { ...cart, count: cartCount(cart) };
}

/** Tells the host page of a change of the cart, once, from the element where it happened. */
export function useCartChanged(): (reason: CartChangeReason) => void {
  const storefront = useStorefront();
  const { emit } = useElement();
  return (reason) => void emit('booking-cart-change', { ...storefront.cartSnapshot(), reason });
}
