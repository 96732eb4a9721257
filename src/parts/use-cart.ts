import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import { cartSummaryQuery } from '../api/cart.ts';
import { cartCount, wireCart } from '../domain/cart.ts';
import type { Cart } from '../schema/cart.ts';
import type { CartChangeReason } from '../schema/events.ts';
import { useElement } from './element.ts';
import { useApi } from './session-context.ts';
import { useStorefront } from './storefront.ts';

/** The visitor's cart, kept up to date. */
export function useCart(): Cart & { count: number } {
  const { state } = useStorefront();
  const cart = useSnapshot(state.cart.state);
  return { ...cart, count: cartCount(cart) };
}

/** The provider's totals for the cart; the last ones stay while new ones are on their way. */
export function useCartSummary() {
  const api = useApi();
  const cart = useCart();
  return useQuery({
    ...cartSummaryQuery(api, wireCart(cart), cart.couponCode),
    enabled: cart.count > 0,
    placeholderData: keepPreviousData,
  });
}

/** Tells the host page of a change of the cart, once, from the element where it happened. */
export function useCartChanged(): (reason: CartChangeReason) => void {
  const storefront = useStorefront();
  const { emit } = useElement();
  return (reason) => void emit('booking-cart-change', { ...storefront.cartSnapshot(), reason });
}
