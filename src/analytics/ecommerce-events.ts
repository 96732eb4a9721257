import type { EventLabels } from '../schema/event-labels.ts';
import type { AnalyticsEvent, AnalyticsEventName, AnalyticsItem } from '../schema/analytics.ts';
import { pathSegment } from '../lib/path-segment.ts';
import type { Sale } from '../schema/sale.ts';
import { saleAnalyticsItems } from './ecommerce-items.ts';
import type { SaleArticleIds } from '../sale/sale-article-ids.ts';
import { sumOf } from '../lib/money.ts';
import { fingerprint } from '../lib/fingerprint.ts';

/** An event about priced items: their total value, the currency and the items. */
export function itemsEvent(
  event: Exclude<AnalyticsEventName, 'view_item_list' | 'select_item' | 'transfer_notfound'>,
  currency: string,
  items: readonly AnalyticsItem[],
  more: { coupon?: string | undefined; transaction_id?: string } = {},
): AnalyticsEvent {
  const { coupon, ...rest } = more;
  return {
    event,
    params: {
      currency: currency.toUpperCase(),
      value: itemsValue(items),
      ...rest,
      ...(coupon && { coupon }),
      items,
    },
  };
}

/** A list is shown, or one of its items is selected. */
export function listEvent(
  event: 'view_item_list' | 'select_item',
  list: { id: string; name: string },
  currency: string,
  items: readonly AnalyticsItem[],
): AnalyticsEvent {
  return {
    event,
    params: {
      item_list_id: list.id,
      item_list_name: list.name,
      currency: currency.toUpperCase(),
      items: event === 'view_item_list' ? items.map((item, index) => ({ ...item, index })) : items,
    },
  };
}

/** A booking, identified by its confirmation reference. The token grants access to the sale and is never reported. */
export function purchaseEvent(sale: Sale, refs: SaleArticleIds): AnalyticsEvent {
  return itemsEvent('purchase', sale.currency, saleAnalyticsItems(sale, refs), {
    transaction_id: sale.confirmation_ref,
    coupon: sale.coupon_code,
  });
}

type SearchedPlace = { title: string; iata?: string | undefined };

/**
 * No transfer is offered between these places: the airport and the other place, or both ends if there is no airport.
 */
export function transferNotFoundEvent(from: SearchedPlace, to: SearchedPlace): AnalyticsEvent {
  const airport = [from, to].find(({ iata }) => iata);
  const params = airport
    ? { airport: airport.iata, place: (airport === from ? to : from).title }
    : { airport: '', place: `${from.title} – ${to.title}` };
  return { event: 'transfer_notfound', params };
}

/** The event with the placement as the affiliation of each of its items. */
export function withAffiliation(event: AnalyticsEvent, { placement }: EventLabels): AnalyticsEvent {
  const { items } = event.params;
  if (placement === undefined || !items) return event;
  return {
    ...event,
    params: { ...event.params, items: items.map((item) => ({ ...item, affiliation: placement })) },
  };
}

/** The total value of the items, rounded to cents. */
export function itemsValue(items: readonly AnalyticsItem[]): number {
  return sumOf(items.map(({ price, quantity }) => price * quantity));
}

/**
 * The id by which receivers discard duplicates. For a purchase it derives from the reference, so that revisiting the
 * confirmation does not count as a second purchase.
 */
export function analyticsEventId({ event, params }: AnalyticsEvent, newId: string): string {
  const reference = params['transaction_id'];
  return `${event}-${typeof reference === 'string' ? fingerprint(reference) : newId}`;
}

/**
 * A page's URL as reported to analytics. If it contains a sale token, the token is removed, along with the query and
 * the fragment, which may reveal more about the sale.
 */
export function urlWithoutToken(url: string, token: string | undefined): string {
  if (!token) return url;
  const forms = [pathSegment(token), token];
  if (!forms.some((form) => url.includes(form))) return url;
  let [path = ''] = url.split(/[?#]/);
  for (const form of forms) path = path.replaceAll(form, ':token');
  return path;
}
