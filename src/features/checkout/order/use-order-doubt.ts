import { useSnapshot } from 'valtio/react';
import { doubtAbout, type Doubt } from '../../../order/doubt.ts';
import { cartFingerprint, orderFingerprints } from '../../../order/fingerprints.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useDerived } from '../../../shared/storefront/use-derived.ts';
import type { Order } from './create-order.ts';

/** How the order in the form relates to earlier attempts that may have been booked. */
export function useOrderDoubt(orderSoFar: () => Order | undefined): Doubt | undefined {
  const { checkout, order } = useStorefront().state;
  const { attempts } = useSnapshot(order.state);
  const cart = useCart();
  const api = useApi();
  return useDerived(checkout.state, () => {
    // Spares carts that were never ordered the fingerprints.
    if (attempts.length === 0) return undefined;
    const { submission } = checkout.state;
    // The order that is being sent casts no doubt on itself.
    const unsettled = submission.status === 'sending' ? submission.unsettled : undefined;
    const earlier = unsettled ? attempts.filter(({ id }) => unsettled.includes(id)) : attempts;
    const complete = orderSoFar();
    return doubtAbout(earlier, {
      cart: cartFingerprint(cart),
      order: complete && orderFingerprints(complete, api).order,
    });
  });
}
