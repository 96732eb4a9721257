/** The events that are reported to analytics: GA4's names, and one of our own. */
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

/** A line of a list, a cart or a sale in GA4's format. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  /** The partner's name for the place where the visitor started. */
  affiliation?: string;
  item_category: 'transfer' | 'tour' | 'extra';
  item_category2?: string;
  item_variant?: string;
  /** The price per unit, after discounts. */
  price: number;
  quantity: number;
  /** The discount per unit. */
  discount?: number;
  /** The position in a list, from 0. */
  index?: number;
}

export interface AnalyticsEvent {
  event: AnalyticsEventName;
  params: Record<string, unknown> & { items?: readonly AnalyticsItem[] };
}

/** The receivers of events other than the DOM. */
export type AnalyticsTarget = 'datalayer' | 'gtag' | 'provider';
