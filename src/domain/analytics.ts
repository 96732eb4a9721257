import type { AnalyticsEvent, AnalyticsEventName, AnalyticsItem } from '../schema/analytics.ts';
import { pathSegment } from '../schema/path-segment.ts';
import type { Sale } from '../schema/sale.ts';
import { saleAnalyticsItems } from './analytics-items.ts';
import { sumOf } from './money.ts';
import { fingerprint } from './fingerprint.ts';

/** An event about priced lines: what they are worth together, in which currency, and the lines. */
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

/** A list that is on screen, or the choice of one of its items. */
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

/** A booking, known to analytics by its confirmation reference: the token opens the sale and is nobody else's. */
export function purchaseEvent(sale: Sale): AnalyticsEvent {
  return itemsEvent('purchase', sale.currency, saleAnalyticsItems(sale), {
    transaction_id: sale.confirmation_ref,
    coupon: sale.coupon_code,
  });
}

type SearchedPlace = { title: string; iata?: string | undefined };

/** Nothing is sold between these places: which airport was asked for and which other place, or both ends without one. */
export function transferNotFoundEvent(from: SearchedPlace, to: SearchedPlace): AnalyticsEvent {
  const airport = [from, to].find(({ iata }) => iata);
  const params = airport
    ? { airport: airport.iata, place: (airport === from ? to : from).title }
    : { airport: '', place: `${from.title} – ${to.title}` };
  return { event: 'transfer_notfound', params };
}

/** What the lines are worth together, to the cent. */
export function itemsValue(items: readonly AnalyticsItem[]): number {
  return sumOf(items.map(({ price, quantity }) => price * quantity));
}

/**
 * The id by which a receiver recognises an event that it already has. A purchase is known by its reference, so that
 * another visit to the confirmation is no second purchase.
 */
export function analyticsEventId({ event, params }: AnalyticsEvent, newId: string): string {
  const reference = params['transaction_id'];
  return `${event}-${typeof reference === 'string' ? fingerprint(reference) : newId}`;
}

/**
 * A page address as analytics may hear it. Where it holds the token of a sale, that is taken out, and the query and the
 * fragment, which may tell more of the sale, are left off.
 */
export function addressWithoutToken(address: string, token: string | undefined): string {
  if (!token) return address;
  const forms = [pathSegment(token), token];
  if (!forms.some((form) => address.includes(form))) return address;
  let [path = ''] = address.split(/[?#]/);
  for (const form of forms) path = path.replaceAll(form, ':token');
  return path;
}
