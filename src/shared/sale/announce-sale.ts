import { purchaseEvent } from '../../analytics/ecommerce-events.ts';
import { saleItems } from '../../sale/sale-items.ts';
import { saleRefs } from '../../sale/sale-refs.ts';
import { isFirstTab } from '../../platform/page/tabs.ts';
import type { AnalyticsEvent } from '../../schema/analytics.ts';
import type { CartLists } from '../../schema/cart.ts';
import type { EmitBookingEvent } from '../../schema/events.ts';
import type { Sale } from '../../schema/sale.ts';
import type { SessionSlice } from '../../storefront/session-slice.ts';

interface Announcement {
  sale: Sale;
  /** The cart that it was booked from, if this tab knows it. */
  booked: CartLists | null;
  /** The fingerprint of the sale. */
  known: string;
  /** Whether nothing in this tab has reported it. */
  isNews: () => boolean;
  session: SessionSlice;
  emit: EmitBookingEvent;
  track: (event: AnalyticsEvent) => void;
}

/** Reports a sale, unless another engine or a duplicate of this tab has been faster. */
export async function announceSale(announcement: Announcement): Promise<void> {
  const { sale, booked, known, isNews, session, emit, track } = announcement;
  const isFirst = await isFirstTab(`booking-elements:sale:${known}`);
  if (!isNews()) return;
  session.announceSale(known);
  if (!isFirst) return;
  const refs = saleRefs(sale, booked);
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
