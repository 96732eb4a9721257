import { useEffect, useEffectEvent } from 'react';
import { purchaseEvent } from '../domain/analytics.ts';
import { fingerprint } from '../domain/fingerprint.ts';
import { saleItems } from '../domain/sale.ts';
import type { Sale } from '../schema/sale.ts';
import { useElement } from './element.ts';
import { useStorefront } from './storefront.ts';
import { useTrack } from './use-analytics.ts';

/** The visitor pays for this sale here, or has come back from paying for it. */
export function useOwnSale(token: string): void {
  const { session } = useStorefront().state;
  useEffect(() => session.keepOwnSale(fingerprint(token)), [session, token]);
}

/**
 * Tells the host page and analytics of a booking, once per sale even where its page is loaded again, and only in the tab
 * that booked it or paid for it: the same confirmation opened elsewhere is no other sale. What is kept of the sale to
 * know it by gives nothing of it away.
 */
export function useSaleCompleted(sale: Sale | undefined): void {
  const { emit } = useElement();
  const { session, cart } = useStorefront().state;
  const track = useTrack();
  const announce = useEffectEvent((done: Sale) => {
    cart.forgetBooked();
    const known = fingerprint(done.token);
    const { ownSales, announcedSales } = session.state;
    if (!ownSales.includes(known) || announcedSales.includes(known)) return;
    session.announceSale(known);
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
