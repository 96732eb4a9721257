import { acceptedPrice, totalsByLine } from '../../domain/cart-totals.ts';
import type { PricedCart } from '../../schema/cart-summary.ts';
import type { CartSlice } from '../slices/cart.ts';

/** The visitor has accepted the total, and with it the price of each line. */
export function acceptPrices(cart: CartSlice, totals: PricedCart): void {
  for (const [id, price] of totalsByLine(cart.state, totals)) cart.acceptPrice(id, acceptedPrice(price));
}

/** A line without a price in this currency was added by other means than a price on screen: its first one counts. */
export function adoptPrices(cart: CartSlice, totals: PricedCart): void {
  const lines = totalsByLine(cart.state, totals);
  const { transfers, tours, extras } = cart.state;
  for (const { id, accepted } of [...transfers, ...tours, ...extras]) {
    const price = lines.get(id);
    if (price && accepted?.currency !== price.currency) cart.acceptPrice(id, acceptedPrice(price));
  }
}
