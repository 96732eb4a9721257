/** GA4's names, and `transfer_notfound`, which GA4 does not define. */
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
  /** The placement from which the visitor came. */
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

/** An event with its parameters, in GA4's format. */
export interface AnalyticsEvent {
  event: AnalyticsEventName;
  params: Record<string, unknown> & { items?: readonly AnalyticsItem[] };
}

/** Where events are sent, besides the DOM. */
export type AnalyticsTarget = 'datalayer' | 'gtag' | 'provider';
