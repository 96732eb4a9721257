/** The cart as exposed to the host page, without personal data. */
export interface CartSnapshot {
  count: number;
  /** Null until the provider has calculated it. */
  total: number | null;
  currency: string;
  items: CartItem[];
}

export interface CartItem {
  kind: 'transfer' | 'tour' | 'extra';
  /** The line's own id. */
  id: string;
  /** The article's id: the price option's, the tour's or the extra's. In a booking only if this tab has the booked cart. */
  ref?: string;
  name: string;
  quantity: number;
  total: number | null;
  /** Omitted if there are none, or before the visitor has opened the cart. Not part of `booking-complete`. */
  issues?: CartIssue[] | undefined;
}

/** Issues, which keep a line from being booked unchanged, and hints, which do not. Times are local at the destination. */
export type CartIssue =
  /** No places are left on the day of the tour. */
  | { code: 'sold-out' }
  /** The tour no longer departs at that time, or is sold out for it; `times` (`HH:mm`) are still available that day. */
  | { code: 'time-gone'; times: string[] }
  /** The price that the visitor accepted and the present one, before discounts, in the currency of the cart. */
  | { code: 'price-changed'; before: number; now: number }
  /** It is too close to the departure or the pickup. */
  | { code: 'cutoff-passed' }
  /** The tour, rate, vehicle or extra is no longer offered. */
  | { code: 'not-offered' }
  /** The provider does not pick up at that time; `message` is the provider's, or empty. */
  | { code: 'pickup-refused'; message: string }
  /** Hint: two tours at once; `with` is the id of the other item. */
  | { code: 'overlap'; with: string }
  /** Hint: a tour starts before the visitor can arrive from the airport. */
  | { code: 'before-arrival' }
  /** Hint: a tour starts after the pickup to the airport. */
  | { code: 'after-departure' }
  /** Hint: a tour is on a day outside the stays between the transfers. */
  | { code: 'outside-stay' }
  /** Hint: the pickup to the airport is before a tour is back. */
  | { code: 'departure-before-return' }
  /** Hint: the pickup at the airport is before the flight arrives. */
  | { code: 'pickup-before-arrival' };
