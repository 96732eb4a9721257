import { useEffect, useEffectEvent } from 'react';
import { purchaseEvent } from '../domain/analytics.ts';
import { orderFingerprint } from '../domain/order.ts';
import { saleItems } from '../domain/sale.ts';
import type { Sale } from '../schema/sale.ts';
import { useElement } from './element.ts';
import { useStorefront } from './storefront.ts';
import { useTrack } from './use-analytics.ts';

/**
 * Tells the host page and analytics of a booking, once per sale even where its page is loaded again. What is kept of
 * the sale to know it by gives nothing of it away.
 */
export function useSaleCompleted(sale: Sale | undefined): void {
  const { emit } = useElement();
  const { session, cart } = useStorefront().state;
  const track = useTrack();
  const announce = useEffectEvent((done: Sale) => {
    cart.forgetBooked();
    const fingerprint = orderFingerprint(done.token);
    if (session.state.announcedSales.includes(fingerprint)) return;
    session.announceSale(fingerprint);
    emit('booking-complete', {
      confirmationRef: done.confirmation_ref,
      currency: done.currency.toUpperCase(),
      total: done.total,
      totalPaid: done.total_paid,
      paymentMethod: done.payment_method?.type ?? '',
      items: saleItems(done),
    });
    track(purchaseEvent(done));
  });
  useEffect(() => {
    if (sale) announce(sale);
  }, [sale]);
}
