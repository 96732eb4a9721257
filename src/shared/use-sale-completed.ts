import { useEffect, useEffectEvent } from 'react';
import { purchaseEvent } from '../domain/analytics.ts';
import { fingerprint } from '../domain/fingerprint.ts';
import { saleRefs } from '../domain/sale-refs.ts';
import { saleItems } from '../domain/sale.ts';
import type { Sale } from '../schema/sale.ts';
import { useElement } from './element-host.ts';
import { useStorefront } from './storefront-context.ts';
import { useTrack } from './use-analytics.ts';

/** Marks a sale as this tab's: the visitor pays for it here, or has returned from paying. */
export function useOwnSale(token: string): void {
  const { session } = useStorefront().state;
  useEffect(() => session.keepOwnSale(fingerprint(token)), [session, token]);
}

/**
 * Reports a booking to the host page and analytics, once per sale even if the page is reloaded, and only in the tab
 * that booked or paid it: opening the confirmation elsewhere is not another sale. The stored fingerprint reveals
 * nothing about the sale.
 */
export function useSaleCompleted(sale: Sale | undefined): void {
  const { emit } = useElement();
  const { session, order } = useStorefront().state;
  const track = useTrack();
  const announce = useEffectEvent((done: Sale) => {
    const known = fingerprint(done.token);
    const { lastOrder, lastSale } = order.state;
    const refs = saleRefs(done, lastSale === known ? lastOrder : null);
    order.setLastOrder(null);
    const { ownSales, announcedSales } = session.state;
    if (!ownSales.includes(known) || announcedSales.includes(known)) return;
    session.announceSale(known);
    emit('booking-complete', {
      confirmationRef: done.confirmation_ref,
      currency: done.currency.toUpperCase(),
      total: done.total,
      totalPaid: done.total_paid,
      paymentMethod: done.payment_method?.type ?? '',
      items: saleItems(done, refs),
    });
    track(purchaseEvent(done, refs));
  });
  useEffect(() => {
    if (sale) announce(sale);
  }, [sale]);
}
