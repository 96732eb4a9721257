import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { itemsEvent } from '../../analytics/ecommerce-events.ts';
import { cartItems } from '../../analytics/cart-items.ts';
import { comparableText } from '../../lib/comparable-text.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useCart } from '../../shared/cart/use-cart.ts';
import { useDerived } from '../../shared/storefront/use-derived.ts';
import { useTrack, useTrackOnce } from '../../shared/storefront/use-track.ts';
import type { PricedCart } from '../../schema/cart-summary.ts';

/**
 * Reports that the cart was viewed, each time it is opened, and that its checkout has begun, once per cart, when the visitor
 * starts to enter the first name. Both reports wait for the totals.
 */
export function useCheckoutAnalytics(totals: PricedCart | undefined): void {
  const { checkout } = useStorefront().state;
  const { hasBegun } = useSnapshot(checkout.state);
  const hasFirstName = useDerived(
    checkout.state,
    () => comparableText(checkout.state.customer.firstName) !== '',
  );
  const cart = useCart();
  const track = useTrack();
  const cartEvent = (name: 'view_cart' | 'begin_checkout', pricedCart: PricedCart) =>
    itemsEvent(name, pricedCart.currency, cartItems(cart, pricedCart), { coupon: cart.couponCode });

  useTrackOnce(totals && cartEvent('view_cart', totals));

  const shouldBegin = totals !== undefined && hasFirstName && !hasBegun;
  const begin = useEffectEvent(() => {
    // Another element on the page may have reported it since this one was rendered.
    if (!totals || checkout.state.hasBegun) return;
    checkout.markBegun();
    track(cartEvent('begin_checkout', totals));
  });
  useEffect(() => {
    if (shouldBegin) begin();
  }, [shouldBegin]);
}
