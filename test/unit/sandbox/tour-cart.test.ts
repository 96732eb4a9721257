import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from './call-sandbox.ts';
import { checkoutRequest } from './orders.ts';
import { lineRate, quintaLuna, reefLine, tourCart } from './tour-orders.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.close());

const summary = (tours: unknown[], changes = {}) =>
  sandbox.json('/cart/summary', { body: tourCart(tours, changes) });

/** The show picks up its guests: a quote may leave the pickup place open. */
const showLine = (changes: Record<string, unknown> = {}) =>
  reefLine({ tourRate: lineRate(4031), schedule: '19:00', tourDate: '2026-06-12', ...changes });

describe('the summary of tours', () => {
  it('adds up what the party costs, regardless of the line', async () => {
    const line = reefLine({ kids: 1, infants: 1, tourRate: { ...lineRate(2031), price_adults: 1 } });
    expect(await summary([line])).toMatchObject({
      tours: [{ total: 106, discount: 0, tourRate: { title: 'Per person' } }],
      summary: { toursSubtotal: 106, total: 106, policies: [{}, { key: 'generalTours' }, {}] },
    });
  });

  it('adds the ride, and answers in language and currency with the coupon taken off', async () => {
    const line = reefLine({
      schedule: '08:30',
      tourRate: lineRate(1021),
      tourTransportation: { id: 7, zone_name: '', base_price: 25, pax_price: 14 },
      pickupLocation: quintaLuna,
    });
    expect(await summary([line])).toMatchObject({ tours: [{ total: 183 }] });
    const changes = { currency: 'mxn', lang: 'es', couponCode: 'WELCOME10' };
    expect(await summary([reefLine()], changes)).toMatchObject({
      tours: [{ total: 1260, discount: 140, tourRate: { title: 'Por persona' } }],
    });
  });
});

describe('tour lines', () => {
  it.each([
    ['a missing quantity', { quantity: 0 }],
    ['a time with seconds', { schedule: '09:00:00' }],
    ['a time that is not on the timetable', { schedule: '09:30' }],
    ['an unknown rate', { tourRate: { id: 1 } }],
    ['too many people', { adults: 7, kids: 2 }],
    ['too many infants', { infants: 4 }],
    ['a ride from nowhere', { tourTransportation: { id: 7 } }],
    ['a pickup for a tour that fetches nobody', { pickupLocation: quintaLuna }],
    ['an unknown key', { total: 76 }],
  ])('are refused with %s', async (_what, changes) => {
    const response = await sandbox.call('/cart/summary', { body: tourCart([reefLine(changes)]) });
    expect(response.status).toBe(422);
  });

  it('are refused with kids where none may come, and with the ride of another place', async () => {
    const tequila = reefLine({ tourRate: lineRate(4021), schedule: '17:00', kids: 1 });
    const ride = showLine({ pickupLocation: quintaLuna, tourTransportation: { id: 9 } });
    expect(await summary([tequila])).toMatchObject({ issues: [{ message: 'kids: not on this tour' }] });
    expect(await summary([ride])).toMatchObject({ issues: [{ path: 'body.cart.tours.0' }] });
  });
});

describe('a booked tour', () => {
  const checkout = (line: unknown, total: number) =>
    sandbox.call('/cart/checkout', {
      body: checkoutRequest([], { cart: { transfers: [], tours: [line], extras: [] }, total }),
    });

  it('is part of the sale and the voucher', async () => {
    const { token } = (await (await checkout(reefLine({ kids: 1 }), 106)).json()) as { token: string };
    expect(await sandbox.json(`/sales/${token}`)).toMatchObject({
      data: {
        total: 106,
        tour_sales: [
          {
            title: 'Snorkelling at the Puerto Morelos reef: Per person',
            tour_date: '2026-06-11',
            schedule: '09:00',
            adults: 2,
            kids: 1,
            infants: 0,
            total: 106,
          },
        ],
      },
    });
    const voucher = await sandbox.call(`/${token}/voucher`, { base: '/interfaces/sales' });
    expect(await voucher.text()).toContain('Thu 11 Jun 2026 09:00 hrs');
  });

  it('needs a pickup where guests are fetched', async () => {
    expect(await (await checkout(showLine(), 238)).json()).toMatchObject({
      issues: [{ path: 'body.cart.tours.0', message: 'pickupLocation: is required here' }],
    });
    const fetched = showLine({ pickupLocation: quintaLuna });
    expect((await checkout(fetched, 238)).status).toBe(200);
  });
});
