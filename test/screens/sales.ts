import { request } from 'node:http';
import { expect, inject } from 'vitest';
import { bookSaleVia, type BookedSale, type Order } from '../support/book-sale.ts';
import { nodeFetch } from '../support/node-fetch.ts';
import type { Overrides } from './record-requests.ts';

export type Fields = Record<string, unknown>;

/** A sale created through the provider's API, for tests of what follows a booking. */
export function bookSale(order: Order): Promise<BookedSale> {
  return bookSaleVia(async (path, body) => {
    const headers = { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = await nodeFetch(`${inject('provider')}/widget${path}`, init);
    expect(answer.status, path).toBe(200);
    return answer.json();
  }, order);
}

/** The provider's own answer about a sale, changed. */
export function changed(path: string, change: (data: Fields) => unknown): Overrides {
  return {
    [path]: async ({ query }) => {
      const headers = { Accept: 'application/json' };
      const answer = await nodeFetch(`${inject('provider')}/widget${path}?${query.toString()}`, { headers });
      return { data: change(((await answer.json()) as { data: Fields }).data) };
    },
  };
}

/** The visitor's decision on the payment page, and the route to which it returns them. */
export function decideAt({ token }: BookedSale, decision: Decision): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const outgoing = request(`${inject('provider')}/pay/${token}`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      const { pathname, search } = new URL(answer.headers.location ?? '');
      resolve(pathname + search);
    });
    outgoing.on('error', reject);
    outgoing.end(`decision=${decision}`);
  });
}

type Decision = 'approve' | 'decline' | 'cancel' | 'pending';
