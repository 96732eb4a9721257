/** The DOM events of the elements and what each carries. None holds a name, an e-mail, a phone or a sale token. */
export interface BookingEventDetails {
  /** After the first usable render. */
  'booking-ready': { version: string; lang: string; currency: string };
  /** After every change of the route; a token segment of the path reads `:token`. */
  'booking-route-change': { path: string; name: RouteName; source: 'user' | 'api' | 'message' | 'restore' };
  /** Cancelable: a small element asks for somewhere to go; cancelled, the host page takes it from there. */
  'booking-open': { path: string; mode: 'engine' | 'overlay' | 'page' | 'event'; source: string };
  /** Cancelable: cancelled, the storefront stays open. */
  'booking-close': { reason: 'button' | 'escape' | 'complete' | 'api' };
  /** Once per change of the cart. */
  'booking-cart-change': CartSnapshot & { reason: CartChangeReason };
  /** Cancelable: the visitor is about to leave for another page; `url` is not enumerable. */
  'booking-redirect': {
    origin: string;
    purpose: 'payment' | 'voucher' | 'hosted';
    target: 'self' | 'top';
    readonly url?: string;
  };
  /** What became of a payment that the visitor comes back from. */
  'booking-payment-result': { status: 'completed' | 'pending' | 'cancelled' };
  /** Once per sale. */
  'booking-complete': {
    confirmationRef: string;
    currency: string;
    total: number;
    totalPaid: number;
    paymentMethod: string;
    items: CartItem[];
  };
  /** Cancelable: an analytics event in GA4's shape; cancelled, the adapters stay silent. */
  'booking-analytics': { event: string; params: Record<string, unknown>; eventId: string };
  /** Something failed; visitors see it too, in their words. */
  'booking-error': { code: BookingErrorCode; phase: string; retryable: boolean };
}

export type BookingEventName = keyof BookingEventDetails;

/** Dispatches a booking event from an element; false when the host page cancelled it. */
export type EmitBookingEvent = <Name extends BookingEventName>(
  name: Name,
  detail: BookingEventDetails[Name],
) => boolean;

export type CartChangeReason = 'add' | 'update' | 'remove' | 'coupon' | 'clear' | 'restore';

export interface CartItem {
  kind: 'transfer' | 'tour' | 'extra';
  id: string;
  name: string;
  quantity: number;
  total: number | null;
}

/** The cart as the host page may see it: no personal data. */
export interface CartSnapshot {
  count: number;
  /** Null until the provider has worked it out. */
  total: number | null;
  currency: string;
  items: CartItem[];
}

export type BookingErrorCode =
  | 'config'
  | 'settings'
  | 'network'
  | 'timeout'
  | 'http'
  | 'bad-response'
  | 'checkout-failed'
  | 'checkout-unknown'
  | 'storage'
  | 'wallet'
  | 'blocked-url'
  | 'version-conflict';

export type RouteName =
  | 'home'
  | 'transfers'
  | 'transfers-prices'
  | 'transfers-extras'
  | 'transfers-info'
  | 'activities'
  | 'activities-category'
  | 'activities-tour'
  | 'extras'
  | 'cart-checkout'
  | 'cart-checkout-azul'
  | 'cart-checkout-paypal'
  | 'cart-success'
  | 'cart-cancel'
  | 'payments'
  | 'customer-sale-voucher'
  | 'widgets-activities'
  | 'widgets-activity'
  | 'widgets-transfers'
  | 'not-found';
