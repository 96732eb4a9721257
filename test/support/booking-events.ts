import type { BookingEventName } from '../../src/schema/events.ts';

/** Every event, and whether a host page can cancel it. */
export const isCancelable: Record<BookingEventName, boolean> = {
  'booking-ready': false,
  'booking-visible': false,
  'booking-route-change': false,
  'booking-open': true,
  'booking-close': true,
  'booking-cart-change': false,
  'booking-redirect': true,
  'booking-payment-result': false,
  'booking-complete': false,
  'booking-analytics': true,
  'booking-vitals': false,
  'booking-error': false,
};
