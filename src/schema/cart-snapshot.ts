/** The cart as exposed to the host page, without personal data. */
export interface CartSnapshot {
  /** The number of items. */
  count: number;
  /** Null until the provider has calculated it. */
  total: number | null;
  /** Upper-case code. */
  currency: string;
  items: CartItem[];
}

/** A line of the cart; in `booking-complete`, an item of the sale. */
export interface CartItem {
  kind: 'transfer' | 'tour' | 'extra';
  /** The random id of the cart line; in `booking-complete` the kind and position, such as `transfer-1`. */
  id: string;
  /** The id of the price option, tour or extra. `booking-complete` has it only if this tab still has the booked cart. */
  ref?: string;
  name: string;
  quantity: number;
  total: number | null;
  /** Omitted if there are no issues, before the visitor has opened the cart, and in `booking-complete`. */
  issues?: CartIssue[] | undefined;
}

/** An issue keeps a line from being booked unchanged; a hint does not. All times are local at the destination. */
export type CartIssue =
  /** No places are left on the day of the tour. */
  | { code: 'sold-out' }
  /** The tour no longer departs at that time, or has no places left then; `times` (`HH:mm`) still have places that day. */
  | { code: 'time-gone'; times: string[] }
  /** `before` is the price that the visitor accepted, `now` the current one: before discounts, in the cart's currency. */
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
