import { screen, waitFor, within } from '@testing-library/react';
import { expect, inject } from 'vitest';
import type { MutableCart } from '../../src/schema/cart.ts';
import type { CartSnapshot } from '../../src/schema/cart-snapshot.ts';
import type { TourLine } from '../../src/schema/tour-line.ts';
import type { TransferLine } from '../../src/schema/transfer.ts';
import { daysFromNow } from '../e2e/support/dates.ts';
import { nodeFetch } from '../support/node-fetch.ts';
import { arrivalLine, roundtripLine } from '../unit/sandbox/orders.ts';
import { lineRate } from '../unit/sandbox/tour-orders.ts';
import { openStorefront, type Opening } from './open-storefront.tsx';

/** The day of the tours, far enough for every lead time. */
export const tourDay = daysFromNow(20).typed;

/** The reef, which departs at 09:00, 11:30 and 14:00 every day and takes two and a half hours: $76.00 USD for two. */
export const reef = (changes: Partial<TourLine> = {}, id = 'reef'): MutableCart['tours'][number] => ({
  id,
  line: {
    tourDate: tourDay,
    schedule: '09:00',
    tourRate: lineRate(2031) as TourLine['tourRate'],
    tourTransportation: null,
    adults: 2,
    kids: 0,
    infants: 0,
    quantity: 1,
    pickupLocation: null,
    ...changes,
  },
  page: { category: 'water', tour: 'puerto-morelos-reef' },
  accepted: { total: 76, currency: 'usd' },
});

/** A sedan from the airport at 15:00 on a day, $62.00 USD. */
export const sedan = (
  on = tourDay,
  changes: Partial<TransferLine> = {},
): MutableCart['transfers'][number] => ({
  id: 'sedan',
  line: arrivalLine({
    serviceDatetime: `${on} 15:00:00`,
    serviceFlightDatetime: `${on} 14:00:00`,
    calculatedPickup: `${on} 15:00:00`,
    ...changes,
  }) as TransferLine,
  accepted: { total: 62, currency: 'usd' },
});

/** The same sedan from one day to another, back at 09:00. */
export const roundTrip = (from: string, to: string): MutableCart['transfers'][number] => ({
  id: 'trip',
  line: roundtripLine({
    serviceDatetime: `${from} 15:00:00`,
    serviceFlightDatetime: `${from} 14:00:00`,
    returnDatetime: `${to} 09:00:00`,
    returnFlightDatetime: `${to} 14:00:00`,
  }) as TransferLine,
});

/** The cart in a reality that the test moves. */
export function openMovedCart(lines: Partial<MutableCart>, opening: Opening = {}) {
  const name = `cart-${crypto.randomUUID()}`;
  const move = async (spec: string) => {
    const answer = await nodeFetch(`${inject('provider')}/sandbox/moves/${name}`, {
      method: 'PUT',
      body: spec,
    });
    expect(answer.status).toBe(204);
  };
  const opened = openStorefront('/cart/checkout', { moved: name, ...opening });
  const enter = async () => {
    opened.storefront.state.cart.setLines(lines);
    await screen.findByRole('heading', { name: /^(Your cart|Su carrito)$/ });
  };
  const cartChanges = () =>
    opened.received.flatMap(({ name, detail }) => (name === 'booking-cart-change' ? [detail as Change] : []));
  return {
    ...opened,
    move,
    enter,
    /** The cart changes that were dispatched, and the issues that the page can read. */
    cartChanges,
    issues: (id: string) => opened.storefront.cartSnapshot().items.find((item) => item.id === id)?.issues,
    requestCount: (path: string | RegExp) =>
      opened.requests.filter((one) => one.path.search(path) === 0).length,
  };
}

type Change = CartSnapshot & { reason: string };

/** The visitor leaves the tab and returns to it. */
export function comeBack() {
  window.dispatchEvent(new Event('visibilitychange'));
}

/** The line that contains a text, with its buttons. */
export async function lineWithText(text: RegExp | string) {
  const sentence = await screen.findByText(text);
  return within(sentence.closest('li') as HTMLElement);
}

export const silence = () =>
  waitFor(() => expect(screen.queryAllByRole('button', { name: 'Take out' })).toEqual([]));
