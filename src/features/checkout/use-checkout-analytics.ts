import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { itemsEvent } from '../../domain/analytics.ts';
import { cartAnalyticsItems } from '../../domain/analytics-items.ts';
import { useSession } from '../../parts/session-context.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { useTrack, useTrackOnce } from '../../parts/use-analytics.ts';
import type { CartSummary } from '../../schema/cart-summary.ts';

/**
 * Tells analytics that the cart was looked at, once each time that it is opened, and that its checkout began, once a
 * cart: with the first letter of a first name. Both wait for the totals.
 */
export function useCheckoutAnalytics(summary: CartSummary | undefined): void {
  const { currency } = useSession();
  const { state } = useStorefront();
  const cart = useSnapshot(state.cart.state);
  const track = useTrack();
  const event = (name: 'view_cart' | 'begin_checkout', totals: CartSummary) =>
    itemsEvent(name, currency, cartAnalyticsItems(cart, totals), { coupon: cart.couponCode });

  useTrackOnce(summary && event('view_cart', summary), '');

  const begins = summary !== undefined && cart.customer.firstName.trim() !== '' && !cart.checkoutBegun;
  const begin = useEffectEvent(() => {
    if (!summary || state.cart.state.checkoutBegun) return;
    state.cart.beginCheckout();
    track(event('begin_checkout', summary));
  });
  useEffect(() => {
    if (begins) begin();
  }, [begins]);
}
