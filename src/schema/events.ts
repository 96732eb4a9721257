import type { CartItem, CartSnapshot } from './cart-snapshot.ts';
import type { RouteName } from './route-name.ts';

/**
 * The details of the elements' DOM events. Each may also have the labels of the attribution, such as `placement`. None
 * contains a name, an email, a phone number or a sale token.
 */
export interface BookingEventDetails {
  /** Dispatched after the first usable render. */
  'booking-ready': { version: string; lang: string; currency: string };
  /**
   * Dispatched once per element and page view, after half of the element was in view, or it filled half of the window, for a
   * second.
   */
  'booking-visible': { placement?: string | undefined };
  /** Dispatched after every change of the route; a token in the path appears as `:token`. */
  'booking-route-change': { path: string; name: RouteName; source: 'user' | 'api' | 'message' | 'restore' };
  /**
   * Cancelable: the widget with the tag `source`, or a link of the page (`link`), is about to hand the visitor off; when
   * cancelled, the host page takes over.
   */
  'booking-open': { path: string; mode: 'engine' | 'overlay' | 'page' | 'event'; source: string };
  /** Cancelable: the overlay or frame is about to close; when cancelled, it stays open. */
  'booking-close': { reason: 'button' | 'escape' | 'complete' | 'api' };
  /** Dispatched once per change of the cart. */
  'booking-cart-change': CartSnapshot & { reason: CartChangeReason };
  /** Cancelable: the visitor is about to be redirected to another page; `url` is non-enumerable. */
  'booking-redirect': {
    origin: string;
    purpose: 'payment' | 'voucher' | 'hosted';
    target: 'self' | 'top';
    readonly url?: string;
  };
  /** The outcome of a payment from which the visitor has returned. */
  'booking-payment-result': { status: 'completed' | 'pending' | 'cancelled' };
  /** Dispatched once per sale. */
  'booking-complete': {
    confirmationRef: string;
    currency: string;
    total: number;
    totalPaid: number;
    paymentMethod: string;
    items: CartItem[];
  };
  /** Cancelable: an analytics event in GA4's format; when cancelled, it is not sent to any receiver. */
  'booking-analytics': { event: string; params: Record<string, unknown>; eventId: string };
  /**
   * With `vitals`: what our code has cost the page since the previous report, at most once a second. `longFrames` counts the
   * animation frames longer than 50 ms in which our scripts ran; `scriptTime` is how long they ran in those, in milliseconds;
   * `layoutShift` is the sum of our elements' layout shifts, in the unit of Cumulative Layout Shift.
   */
  'booking-vitals': { longFrames: number; scriptTime: number; layoutShift: number };
  /** Something failed in the step `phase`; where it concerns visitors, they see a message as well. */
  'booking-error': { code: BookingErrorCode; phase: string; retryable: boolean };
}

export type BookingEventName = keyof BookingEventDetails;

/** Dispatches a booking event on an element; returns false if the host page cancelled it. */
export type EmitBookingEvent = <Name extends BookingEventName>(
  name: Name,
  detail: BookingEventDetails[Name],
) => boolean;

/** `issue`: the lines are unchanged, but their issues have changed. */
export type CartChangeReason = 'add' | 'update' | 'remove' | 'coupon' | 'clear' | 'restore' | 'issue';

export type BookingErrorCode =
  /** The page is not set up correctly, such as an element without a valid `api-base`. */
  | 'config'
  /** The company's settings failed to load. */
  | 'settings'
  /** The provider could not be reached, or a part of the code failed to load. */
  | 'network'
  /** The provider did not answer in time. */
  | 'timeout'
  /** The provider answered with an error status. */
  | 'http'
  /** The provider's answer could not be read or shown. */
  | 'bad-response'
  /** The order was not booked. */
  | 'checkout-failed'
  /** It is unknown whether the order was booked. */
  | 'checkout-unknown'
  /** The tab's storage is denied, full or corrupt. */
  | 'storage'
  /** The wallet's script or payment failed. */
  | 'wallet'
  /** A URL from the provider was unsafe and was not used. */
  | 'blocked-url'
  /** The page contains an incompatible version of the elements. */
  | 'version-conflict';
