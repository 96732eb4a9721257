import { useSnapshot } from 'valtio/react';
import { isUnsettled } from '../../../order/attempts.ts';
import { cartFingerprint } from '../../../order/fingerprints.ts';
import { isTotalAccepted } from '../../../order/price-change.ts';
import { totalOf, type Total } from '../../../order/total.ts';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { acceptPrices } from '../../../storefront/flows/accept-prices.ts';

export interface NewPrice {
  /** The earlier total; undefined if it cannot be compared, because the cart has changed since. */
  before: Readonly<Total> | undefined;
  /** The new total; undefined while it is being recalculated. */
  now: Total | undefined;
  /** False while an earlier order may have been booked. */
  nothingBooked: boolean;
  accept: () => void;
}

/**
 * A changed price that the visitor has to accept before booking; undefined if there is none. While an accepted total is being
 * recalculated, nothing has to be accepted: only a different result is a new price.
 */
export function useNewPrice(totals: PricedCart | undefined): NewPrice | undefined {
  const storefront = useStorefront();
  const { checkout, order } = storefront.state;
  const { priceChange } = useSnapshot(checkout.state);
  const { attempts } = useSnapshot(order.state);
  const cart = useCart();
  const api = useApi();
  const now = totals && totalOf(totals);
  if (!priceChange) return undefined;
  if (now ? isTotalAccepted(priceChange, now) : priceChange.accepted !== null) return undefined;
  return {
    before: priceChange.cartFingerprint === cartFingerprint(cart) ? priceChange.before : undefined,
    now,
    nothingBooked: !attempts.some(isUnsettled),
    accept: () => {
      if (totals) acceptPrices(storefront, api, totals);
    },
  };
}
