import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { itemsEvent } from '../../analytics/ecommerce-events.ts';
import { cartAnalyticsItems } from '../../analytics/ecommerce-items.ts';
import { comparableText } from '../../lib/typed-text.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useCart } from '../../shared/cart/use-cart.ts';
import { useDerived } from '../../shared/storefront/use-derived.ts';
import { useTrack, useTrackOnce } from '../../shared/storefront/use-analytics.ts';
import type { PricedCart } from '../../schema/cart-summary.ts';

/**
 * Reports that the cart was viewed, each time it is opened, and that its checkout began, once per cart, with the first
 * letter of a first name. Both wait for the totals.
 */
export function useCheckoutAnalytics(summary: PricedCart | undefined): void {
  const { checkout } = useStorefront().state;
  const { hasBegun } = useSnapshot(checkout.state);
  const isNamed = useDerived(checkout.state, () => comparableText(checkout.state.customer.firstName) !== '');
  const cart = useCart();
  const track = useTrack();
  const event = (name: 'view_cart' | 'begin_checkout', totals: PricedCart) =>
    itemsEvent(name, totals.currency, cartAnalyticsItems(cart, totals), { coupon: cart.couponCode });

  useTrackOnce(summary && event('view_cart', summary), '');

  const begins = summary !== undefined && isNamed && !hasBegun;
  const begin = useEffectEvent(() => {
    if (!summary || checkout.state.hasBegun) return;
    checkout.begin();
    track(event('begin_checkout', summary));
  });
  useEffect(() => {
    if (begins) begin();
  }, [begins]);
}
