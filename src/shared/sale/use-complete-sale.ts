import { useEffect, useEffectEvent } from 'react';
import { purchaseEvent } from '../../analytics/ecommerce-events.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { saleArticleIds } from '../../sale/sale-article-ids.ts';
import { saleItems } from '../../sale/sale-items.ts';
import type { AnalyticsEvent } from '../../schema/analytics.ts';
import type { Cart } from '../../schema/cart.ts';
import type { EmitBookingEvent } from '../../schema/events.ts';
import type { Sale } from '../../schema/sale.ts';
import type { SessionSlice } from '../../storefront/session-slice.ts';
import { useElement } from '../host/element-host.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { useTrack } from '../storefront/use-track.ts';
import { claimSaleForTab } from './claim-sale-for-tab.ts';

/**
 * Completes the order of a sale, and reports the booking to the host page and analytics. It is reported once, even if the
 * page is reloaded, and only in the tab that booked or paid it: opening the confirmation elsewhere is not another sale.
 */
export function useCompleteSale(sale: Sale | undefined): void {
  const { emit } = useElement();
  const { session, order } = useStorefront().state;
  const track = useTrack();
  const completeOrder = useEffectEvent((bookedSale: Sale) => {
    const { lastOrder } = order.state;
    const isOrderOfSale = lastOrder?.saleFingerprint === fingerprint(bookedSale.token);
    const bookedCart = isOrderOfSale ? lastOrder.cart : null;
    if (isOrderOfSale) order.clearLastOrder();
    order.completeBookedSale(bookedSale.token, bookedSale.confirmation_ref);
    void reportSale({ sale: bookedSale, bookedCart, session, emit, track });
  });
  useEffect(() => {
    if (sale) completeOrder(sale);
  }, [sale]);
}

interface SaleReport {
  sale: Sale;
  /** The cart that was booked; null if this tab does not know it. */
  bookedCart: Cart | null;
  session: SessionSlice;
  emit: EmitBookingEvent;
  track: (event: AnalyticsEvent) => void;
}

/** Reports the sale, unless it has been reported already or belongs to another tab. */
async function reportSale({ sale, bookedCart, session, emit, track }: SaleReport): Promise<void> {
  // What is stored must not give access to the sale, as its token would.
  const saleFingerprint = fingerprint(sale.token);
  const needsReport = () =>
    session.state.ownSales.includes(saleFingerprint) &&
    !session.state.reportedSales.includes(saleFingerprint);
  if (!needsReport()) return;
  const isFirstTab = await claimSaleForTab(sale.token);
  // Another engine on the page may have reported it in the meantime.
  if (!needsReport()) return;
  session.markSaleReported(saleFingerprint);
  // A duplicate of this tab considers the sale its own as well.
  if (!isFirstTab) return;
  const articleIds = saleArticleIds(sale, bookedCart);
  emit('booking-complete', {
    confirmationRef: sale.confirmation_ref,
    currency: sale.currency.toUpperCase(),
    total: sale.total,
    totalPaid: sale.total_paid,
    paymentMethod: sale.payment_method?.type ?? '',
    items: saleItems(sale, articleIds),
  });
  track(purchaseEvent(sale, articleIds));
}
