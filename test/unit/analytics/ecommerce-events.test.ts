import { describe, expect, it } from 'vitest';
import {
  itemsEvent,
  listEvent,
  purchaseEvent,
  transferNotFoundEvent,
} from '../../../src/analytics/ecommerce-events.ts';
import { analyticsEventId } from '../../../src/analytics/analytics-event-id.ts';
import { withAffiliation } from '../../../src/analytics/with-affiliation.ts';
import { urlWithoutToken } from '../../../src/analytics/url-without-token.ts';
import { extraLineItem } from '../../../src/analytics/cart-items.ts';
import { priceOptionItem } from '../../../src/analytics/offered-items.ts';
import { saleArticleIds } from '../../../src/sale/sale-article-ids.ts';
import type { AnalyticsItem } from '../../../src/schema/analytics.ts';
import { aSale } from '../../fixtures/sale.ts';

const sedan = {
  ref: 12,
  type: 'private',
  category: 'Deluxe',
  max_pax: 3,
  title: 'Deluxe Sedan',
  description: undefined,
  image_url: undefined,
  oneway_price: 62,
  roundtrip_price: 115,
  area_cutoff_hrs: 12,
};

describe('items', () => {
  it('values an option at the chosen trip kind, otherwise at the first one that is sold', () => {
    expect(priceOptionItem(sedan, 'roundtrip')).toEqual({
      item_id: '12',
      item_name: 'Deluxe Sedan',
      item_category: 'transfer',
      item_category2: 'private',
      item_variant: 'roundtrip',
      price: 115,
      quantity: 1,
    });
    expect(priceOptionItem({ ...sedan, oneway_price: 0 }).price).toBe(115);
  });

  it('gives units their own price, and per-person extras one for the whole line', () => {
    const line = {
      extraSelected: { id: 'seat', name: 'Child seat', price_type: 'unit' as const },
      adults: 0,
      kids: 0,
    };
    expect(extraLineItem({ ...line, units: 3 }, { total: 25, discount: 5 })).toMatchObject({
      price: 8.3333,
      quantity: 3,
      discount: 1.6667,
    });
    const perPerson = {
      ...line,
      extraSelected: { ...line.extraSelected, price_type: 'pax' as const },
      adults: 2,
    };
    expect(extraLineItem({ ...perPerson, units: 0 }, { total: 25, discount: 0 })).toMatchObject({
      price: 25,
      quantity: 1,
    });
  });

  it.each([
    [[], 0],
    [[item(8.3333, 3)], 25],
    [[item(0.1, 3), item(19.99, 1)], 20.29],
  ])('are worth the sum of price × quantity, to a thousandth', (items, value) => {
    expect(itemsEvent('view_cart', 'usd', items).params).toMatchObject({ value });
  });
});

describe('events', () => {
  it('name the currency in capitals, the value, and a coupon only where there is one', () => {
    const items = [item(10, 2)];
    expect(itemsEvent('view_cart', 'usd', items, { coupon: '' })).toEqual({
      event: 'view_cart',
      params: { currency: 'USD', value: 20, items },
    });
    expect(itemsEvent('view_cart', 'mxn', items, { coupon: 'SUN' }).params).toMatchObject({ coupon: 'SUN' });
  });

  it('number the items of a list', () => {
    const { params } = listEvent('view_item_list', { id: 'x', name: 'X' }, 'usd', [item(1, 1), item(2, 1)]);
    expect(params).toEqual({
      item_list_id: 'x',
      item_list_name: 'X',
      currency: 'USD',
      items: [
        { ...item(1, 1), index: 0 },
        { ...item(2, 1), index: 1 },
      ],
    });
  });

  it('report a purchase without the token and the customer', () => {
    const sale = aSale({ coupon_code: 'WELCOME10' });
    const event = purchaseEvent(sale, saleArticleIds(sale, null));
    expect(event).toEqual({
      event: 'purchase',
      params: {
        transaction_id: 'CC-ABC123',
        currency: 'USD',
        value: 157.5,
        coupon: 'WELCOME10',
        items: [
          expect.objectContaining({ item_name: 'Deluxe Sedan', price: 62, quantity: 1 }) as unknown,
          expect.objectContaining({ item_name: 'Reef snorkel', price: 80.5, quantity: 1 }) as unknown,
          expect.objectContaining({ item_name: 'Child seat', price: 7.5, quantity: 2 }) as unknown,
        ],
      },
    });
    const { token, customer } = sale;
    for (const secret of [token, ...Object.values(customer)])
      expect(JSON.stringify(event)).not.toContain(secret);
  });

  it('tell purchases apart that have no reference', () => {
    const sale = aSale({ confirmation_ref: '' });
    const event = purchaseEvent(sale, saleArticleIds(sale, null));
    expect(event.params).not.toHaveProperty('transaction_id');
    expect(analyticsEventId(event, 'one')).not.toBe(analyticsEventId(event, 'two'));
  });

  it('name the airport and the place that nothing is sold between', () => {
    const airport = { title: 'Cancún International Airport', iata: 'CUN' };
    const hotel = { title: 'Far Away Inn' };
    const expected = { airport: 'CUN', place: 'Far Away Inn' };
    expect(transferNotFoundEvent(airport, hotel).params).toEqual(expected);
    expect(transferNotFoundEvent(hotel, airport).params).toEqual(expected);
    expect(transferNotFoundEvent(hotel, { title: 'Nowhere' }).params).toEqual({
      airport: '',
      place: 'Far Away Inn – Nowhere',
    });
  });

  it('name the placement as the affiliation of each item, if there is one', () => {
    const event = itemsEvent('view_cart', 'usd', [item(1, 1), item(2, 1)]);
    const { items = [] } = withAffiliation(event, { placement: 'lobby-qr' }).params;
    expect(items.map(({ affiliation }) => affiliation)).toEqual(['lobby-qr', 'lobby-qr']);
    expect(withAffiliation(event, {})).toBe(event);
    const nowhere = transferNotFoundEvent({ title: 'A' }, { title: 'B' });
    expect(withAffiliation(nowhere, { placement: 'lobby-qr' })).toBe(nowhere);
  });

  it('give a purchase the same id every time and others a new one', () => {
    const event = purchaseEvent(aSale(), saleArticleIds(aSale(), null));
    expect(analyticsEventId(event, 'one')).toBe(analyticsEventId(event, 'two'));
    expect(analyticsEventId(itemsEvent('view_cart', 'usd', []), 'one')).toBe('view_cart-one');
  });
});

it.each([
  ['https://x.test/transfers?from=a#b', undefined, 'https://x.test/transfers?from=a#b'],
  ['https://x.test/payments/se%3Dcret?PayerID=1#x', 'se%3Dcret', 'https://x.test/payments/:token'],
  ['https://x.test/a/page?booking=/cart/success/secret', 'secret', 'https://x.test/a/page'],
  ['https://x.test/a/page#/cart/success/secret', 'secret', 'https://x.test/a/page'],
  ['https://x.test/a/page?utm=1', 'secret', 'https://x.test/a/page?utm=1'],
])('takes the token out of %s', (address, token, expected) => {
  expect(urlWithoutToken(address, token)).toBe(expected);
});

function item(price: number, quantity: number): AnalyticsItem {
  return { item_id: 'i', item_name: 'I', item_category: 'extra', price, quantity };
}
