import { useSnapshot } from 'valtio/react';
import { duplicateRisk, type DuplicateRisk } from '../../../order/duplicate-risk.ts';
import { cartFingerprint, orderFingerprints } from '../../../order/fingerprints.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useDerived } from '../../../shared/storefront/use-derived.ts';
import type { Order } from './create-order.ts';

/** The risk that the order in the form duplicates an earlier one that may have been booked. */
export function useDuplicateRisk(currentOrder: () => Order | undefined): DuplicateRisk | undefined {
  const { checkout, order: orderSlice } = useStorefront().state;
  const { attempts } = useSnapshot(orderSlice.state);
  const cart = useCart();
  const api = useApi();
  return useDerived(checkout.state, () => {
    // Nothing was ordered before, so the fingerprints, which take time, are not needed.
    if (attempts.length === 0) return undefined;
    const { submission } = checkout.state;
    // While an order is sent, only the attempts before it count.
    const earlierIds = submission.status === 'sending' ? submission.unsettledAttemptIds : undefined;
    const earlierAttempts = earlierIds ? attempts.filter(({ id }) => earlierIds.includes(id)) : attempts;
    const order = currentOrder();
    return duplicateRisk(earlierAttempts, {
      cart: cartFingerprint(cart),
      order: order && orderFingerprints(order, api).order,
    });
  });
}
