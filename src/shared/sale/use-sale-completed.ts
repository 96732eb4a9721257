import { purchaseEvent } from '../../analytics/ecommerce-events.ts';
import { saleItems } from '../../sale/sale-items.ts';
import { saleArticleIds } from '../../sale/sale-article-ids.ts';
import { claimForTab } from '../../platform/page/tab-claim.ts';
import type { AnalyticsEvent } from '../../schema/analytics.ts';
import type { CartLists } from '../../schema/cart.ts';
import type { EmitBookingEvent } from '../../schema/events.ts';
import type { SessionSlice } from '../../storefront/session-slice.ts';
import { useEffect, useEffectEvent } from 'react';
import { fingerprint } from '../../lib/fingerprint.ts';
import { hasReturnedTo } from '../../platform/page/page-return.ts';
import { pathSegment } from '../../lib/path-segment.ts';
import { paths } from '../../routing/paths.ts';
import type { Sale } from '../../schema/sale.ts';
import { useElement } from '../host/element-host.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { useTrack } from '../storefront/use-analytics.ts';

/** Returns a function that marks a sale as this tab's, because the visitor is going to pay it here. */
export function useOwnSale(token: string): () => void {
  const { session } = useStorefront().state;
  return () => session.addOwnSale(fingerprint(token));
}

/** Marks a sale as this tab's if the visitor has returned from paying it on another page. */
export function useReturnedSale(token: string): void {
  const { session } = useStorefront().state;
  useEffect(() => {
    if (hasReturnedTo(paths.payment(token), pathSegment(token))) session.addOwnSale(fingerprint(token));
  }, [session, token]);
}

/**
 * Reports a booking to the host page and analytics, once per sale even if the page is reloaded, and only in the tab that
 * booked or paid it: opening the confirmation elsewhere is not another sale. The stored fingerprint reveals nothing about
 * the sale.
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
    const isUnreported = () =>
      session.state.ownSales.includes(known) && !session.state.announcedSales.includes(known);
    if (!isUnreported()) return;
    void reportSale({ sale: done, booked, known, isUnreported, session, emit, track });
  });
  useEffect(() => {
    if (sale) announce(sale);
  }, [sale]);
}

interface SaleReport {
  sale: Sale;
  /** The cart that was booked, if this tab knows it. */
  booked: CartLists | null;
  /** The fingerprint of the sale. */
  known: string;
  /** Whether the sale is still unreported in this tab. */
  isUnreported: () => boolean;
  session: SessionSlice;
  emit: EmitBookingEvent;
  track: (event: AnalyticsEvent) => void;
}

/** Reports a sale, unless another engine or a duplicate of this tab has been faster. */
async function reportSale(report: SaleReport): Promise<void> {
  const { sale, booked, known, isUnreported, session, emit, track } = report;
  const isFirst = await claimForTab(`booking-elements:sale:${known}`);
  if (!isUnreported()) return;
  session.reportSale(known);
  if (!isFirst) return;
  const refs = saleArticleIds(sale, booked);
  emit('booking-complete', {
    confirmationRef: sale.confirmation_ref,
    currency: sale.currency.toUpperCase(),
    total: sale.total,
    totalPaid: sale.total_paid,
    paymentMethod: sale.payment_method?.type ?? '',
    items: saleItems(sale, refs),
  });
  track(purchaseEvent(sale, refs));
}
