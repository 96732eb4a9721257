import { useSnapshot } from 'valtio/react';
import { isUnsettled } from '../../../order/attempts.ts';
import { cartFingerprint } from '../../../order/fingerprints.ts';
import { isTotalAccepted, type Amount } from '../../../order/price-change.ts';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { acceptPrices } from '../../../storefront/flows/accept-prices.ts';

export interface NewPrice {
  /** The earlier price; undefined if the cart has changed since, so that it cannot be compared. */
  before: Readonly<Amount> | undefined;
  /** Undefined while the total is being recalculated. */
  now: Amount | undefined;
  /** False while an earlier order may have been booked. */
  nothingBooked: boolean;
  accept: () => void;
}

/** A changed price that the visitor has to accept before booking; undefined if there is none. */
export function useNewPrice(totals: PricedCart | undefined): NewPrice | undefined {
  const storefront = useStorefront();
  const { checkout, order } = storefront.state;
  const { priceChange } = useSnapshot(checkout.state);
  const { attempts } = useSnapshot(order.state);
  const cart = useCart();
  const api = useApi();
  const now = totals && { total: totals.summary.total, currency: totals.currency };
  if (!priceChange || (now && isTotalAccepted(priceChange, now))) return undefined;
  return {
    before: priceChange.cart === cartFingerprint(cart) ? priceChange.before : undefined,
    now,
    nothingBooked: !attempts.some(isUnsettled),
    accept: () => {
      if (!totals || !now) return;
      checkout.acceptPrice(now);
      acceptPrices(storefront, api, totals);
    },
  };
}
