import { sumOf } from '../lib/money.ts';
import type { SaleArticleIds } from '../sale/sale-article-ids.ts';
import type { AnalyticsEvent, AnalyticsEventName, AnalyticsItem } from '../schema/analytics.ts';
import type { Place } from '../schema/place.ts';
import type { Sale } from '../schema/sale.ts';
import { purchaseItems } from './purchase-items.ts';

/**
 * Creates an event about priced items, with their currency and total value. An empty coupon is omitted, as is an empty
 * transaction id: receivers would take all purchases without one for the same purchase.
 */
export function itemsEvent(
  event: Exclude<AnalyticsEventName, 'view_item_list' | 'select_item' | 'transfer_notfound'>,
  currency: string,
  items: readonly AnalyticsItem[],
  { transaction_id, coupon }: { transaction_id?: string; coupon?: string | undefined } = {},
): AnalyticsEvent {
  return {
    event,
    params: {
      currency: currency.toUpperCase(),
      value: itemsValue(items),
      ...(transaction_id && { transaction_id }),
      ...(coupon && { coupon }),
      items,
    },
  };
}

/** Creates an event for a list that is shown, with its items numbered, or for an item that the visitor selects from it. */
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

/**
 * Creates the event for a booking, which its confirmation reference identifies. The sale's token grants access to the sale
 * and is never reported.
 */
export function purchaseEvent(sale: Sale, articleIds: SaleArticleIds): AnalyticsEvent {
  return itemsEvent('purchase', sale.currency, purchaseItems(sale, articleIds), {
    transaction_id: sale.confirmation_ref,
    coupon: sale.coupon_code,
  });
}

type SearchedPlace = Pick<Place, 'title' | 'iata'>;

/**
 * Creates the event for two places between which no transfer is offered. It names the airport and the other place; if
 * neither is an airport, it names both as the place.
 */
export function transferNotFoundEvent(from: SearchedPlace, to: SearchedPlace): AnalyticsEvent {
  const airport = [from, to].find(({ iata }) => iata);
  const params = airport
    ? { airport: airport.iata, place: (airport === from ? to : from).title }
    : { airport: '', place: `${from.title} – ${to.title}` };
  return { event: 'transfer_notfound', params };
}

function itemsValue(items: readonly AnalyticsItem[]): number {
  return sumOf(items.map(({ price, quantity }) => price * quantity));
}
