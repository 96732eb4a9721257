/** The moments of a booking that analytics hears of: GA4's names, and one of our own. */
export type AnalyticsEventName =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'purchase'
  | 'transfer_notfound';

/** One line of a list, a cart or a sale in GA4's shape. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  item_category: 'transfer' | 'tour' | 'extra';
  item_category2?: string;
  item_variant?: string;
  /** What one of `quantity` costs, discounts taken off. */
  price: number;
  quantity: number;
  /** What was taken off the price of one. */
  discount?: number;
  /** The place in a list, from 0. */
  index?: number;
}

export interface AnalyticsEvent {
  event: AnalyticsEventName;
  params: Record<string, unknown>;
}
