import type { APIRequestContext } from 'playwright/test';
import { bookSaleVia, type BookedSale, type Order } from '../../support/book-sale.ts';
import { company } from '../../support/demo-address.ts';
import { expect } from './test.ts';

export type { BookedSale };

/** A sale created through the provider's API, for tests of what comes after a booking. */
export function bookSale(request: APIRequestContext, order: Order): Promise<BookedSale> {
  return bookSaleVia(async (path, body) => {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    const response = body
      ? await request.post(`${company}/widget${path}`, { headers, data: body })
      : await request.get(`${company}/widget${path}`, { headers: { Accept: 'application/json' } });
    expect(response.status(), await response.text()).toBe(200);
    return response.json();
  }, order);
}
