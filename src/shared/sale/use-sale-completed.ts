import { useEffect, useEffectEvent } from 'react';
import { fingerprint } from '../../lib/fingerprint.ts';
import { hasReturnedTo } from '../../platform/page/page-return.ts';
import { pathSegment } from '../../lib/path-segment.ts';
import { paths } from '../../routing/paths.ts';
import type { Sale } from '../../schema/sale.ts';
import { announceSale } from './announce-sale.ts';
import { useElement } from '../host/element-host.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { useTrack } from '../storefront/use-analytics.ts';

/** Returns a function that marks a sale as this tab's: the visitor goes on to pay it here. */
export function useOwnSale(token: string): () => void {
  const { session } = useStorefront().state;
  return () => session.keepOwnSale(fingerprint(token));
}

/** Marks a sale as this tab's if the visitor has returned from paying it on another page. */
export function useReturnedSale(token: string): void {
  const { session } = useStorefront().state;
  useEffect(() => {
    if (hasReturnedTo(paths.payment(token), pathSegment(token))) session.keepOwnSale(fingerprint(token));
  }, [session, token]);
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
    const booked = lastSale === known ? lastOrder : null;
    order.setLastOrder(null);
    order.completeBooked(done.token, done.confirmation_ref);
    const isNews = () =>
      session.state.ownSales.includes(known) && !session.state.announcedSales.includes(known);
    if (!isNews()) return;
    void announceSale({ sale: done, booked, known, isNews, session, emit, track });
  });
  useEffect(() => {
    if (sale) announce(sale);
  }, [sale]);
}
