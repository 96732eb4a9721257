import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from './call-sandbox.ts';
import { arrivalLine, linePrice, roundtripLine, summaryRequest } from './orders.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.close());

const summary = (transfers: unknown[], changes: Record<string, unknown> = {}) =>
  sandbox.json('/cart/summary', { body: summaryRequest(transfers, changes) });

describe('the summary', () => {
  it('works prices out anew, in the order of the lines', async () => {
    const cheap = arrivalLine({
      total: 1,
      priceSelected: { ...linePrice('cancun-airport_playa-del-carmen_sedan'), oneway_price: 1 },
    });
    expect(await summary([roundtripLine(), cheap])).toMatchObject({
      transfers: [
        { roundtrip: true, total: 115, discount: 0 },
        { roundtrip: false, total: 62, discount: 0 },
      ],
      tours: [],
      extras: [],
      summary: { transfersSubtotal: 177, toursSubtotal: 0, extrasSubtotal: 0, total: 177, taxes: 24.41 },
    });
  });

  it('takes a coupon off every line, and knows no others', async () => {
    expect(await summary([arrivalLine()], { couponCode: 'welcome10' })).toMatchObject({
      transfers: [{ total: 55.8, discount: 6.2 }],
      summary: { total: 55.8 },
    });
    expect(await summary([arrivalLine()], { couponCode: 'NOTHING' })).toMatchObject({
      summary: { total: 62 },
    });
  });

  it('requires full payment of small orders', async () => {
    expect(await summary([arrivalLine()], { currency: 'mxn', lang: 'es' })).toMatchObject({
      summary: {
        total: 1140,
        paymentToReserve: 1140,
        paymentPending: 0,
        policies: [{ key: 'generalTransfers' }, { key: 'general' }],
      },
    });
  });

  it('reserves large orders with a part', async () => {
    expect(await summary(Array.from({ length: 10 }, () => arrivalLine()))).toMatchObject({
      summary: { total: 620, paymentToReserve: 186, paymentPending: 434 },
    });
  });

  it('is empty for an empty cart', async () => {
    expect(await summary([])).toMatchObject({ transfers: [], summary: { total: 0 } });
  });
});

describe('cart lines', () => {
  it.each([
    ['an unknown key', { id: 'x' }],
    ['a date-time with a T', { serviceDatetime: '2026-06-11T15:00:00' }],
    ['seconds', { serviceDatetime: '2026-06-11 15:00:30' }],
    ['a missing flight', { serviceAirline: null }],
    ['an empty flight number', { serviceFlightNumber: '' }],
    ['a return flight without a return', { returnAirline: 'AA' }],
    ['a round trip without a return', { roundtrip: true }],
    ['an airport that is none', { tripType: 'H2A' }],
    ['a flight from door to door', { tripType: 'P2P' }],
    ['more people than seats', { adults: 4 }],
    ['a price of another route', { priceSelected: linePrice('cancun-airport_tulum_sedan') }],
    ['an unknown price', { priceSelected: { ...linePrice('cancun-airport_tulum_sedan'), ref: 'none' } }],
    ['a place with another title', { pickupPlace: { ...arrivalLine().pickupPlace, title: 'CUN' } }],
    ['a place without an iata', { pickupPlace: { ...arrivalLine().pickupPlace, iata: null } }],
  ])('are refused with %s', async (_what, changes) => {
    const response = await sandbox.call('/cart/summary', { body: summaryRequest([arrivalLine(changes)]) });
    expect(response.status).toBe(422);
  });

  it('are refused for trips that are not sold', async () => {
    const line = roundtripLine({
      dropoffPlace: { ref: 'tulum', iata: null, title: 'Tulum', google_place_id: 'ChIJsandbox-tulum' },
      priceSelected: linePrice('cancun-airport_tulum_shuttle'),
    });
    expect(await summary([line])).toMatchObject({
      issues: [{ message: 'roundtrip: this trip is not sold' }],
    });
  });
});

describe('coupons', () => {
  const validate = (couponCode: string) => {
    const { cart, currency, lang } = summaryRequest([arrivalLine()]);
    return sandbox.json('/cart/validate-coupon', { body: { cart, currency, lang, couponCode } });
  };

  it('are valid or not, in any case', async () => {
    expect(await validate('Welcome10')).toEqual({ valid: true });
    expect(await validate('WELCOME11')).toEqual({ valid: false });
  });
});
