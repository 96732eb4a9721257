import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseMoves } from '../../../demo/sandbox/moves.ts';
import { startSandbox, type Sandbox } from './call-sandbox.ts';
import { arrivalLine, checkoutRequest, extraLine, summaryRequest } from './orders.ts';
import { reefLine, tourCart, tourDay } from './tour-orders.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.close());

describe('the grammar of moves', () => {
  it('reads every kind, several times', () => {
    const spec =
      'sold-out=203,sold-out=101:2026-06-11,time-gone=203:0900,prices=-5pc,cutoff=+100h,no-pickups=15,gone=203,gone=coach';
    expect(parseMoves(spec)).toEqual({
      soldOut: [
        { tour: '203', date: undefined },
        { tour: '101', date: '2026-06-11' },
      ],
      timesGone: [{ tour: '203', time: '09:00' }],
      priceFactor: 0.95,
      cutoffHours: 100,
      pickupHours: [15],
      gone: ['203', 'coach'],
    });
  });

  it.each([
    '',
    'sold-out',
    'sold-out=reef',
    'time-gone=203',
    'prices=10pc',
    'prices=+10',
    'cutoff=-1h',
    'no-pickups=24',
    'gone=',
    'slots=-1',
    'gone=203,',
  ])('refuses "%s"', (spec) => expect(parseMoves(spec)).toBeUndefined());

  it('is checked on every request', async () => {
    expect(await sandbox.json('/settings?lang=en&moved=oops=1')).toMatchObject({
      issues: [{ path: 'moved' }],
    });
  });
});

const times = (moved = '') => sandbox.json(`/tours/203/availability?date=${tourDay}&adults=2&kids=0${moved}`);

describe('what moves', () => {
  it('are the places of a tour: on a day, on any day, or at a time', async () => {
    expect(await times()).toEqual(['09:00', '11:30', '14:00']);
    expect(await times(`&moved=sold-out=203:${tourDay}`)).toEqual([]);
    expect(await times('&moved=sold-out=203:2026-06-12')).toHaveLength(3);
    expect(await times('&moved=sold-out=203')).toEqual([]);
    expect(await times('&moved=time-gone=203:0900')).toEqual(['11:30', '14:00']);
    expect(await times('&moved=sold-out=101')).toHaveLength(3);
  });

  it('are prices: of options, rates, extras and totals alike', async () => {
    const headers = { 'X-Moved': 'prices=+50pc' };
    const body = summaryRequest([arrivalLine()]);
    const before = await sandbox.json('/cart/summary', { body });
    expect(before).toMatchObject({ summary: { total: 62 } });
    expect(await sandbox.json('/cart/summary', { body, headers })).toMatchObject({ summary: { total: 93 } });
    expect(await sandbox.json('/extras?currency=usd&lang=en', { headers })).toContainEqual(
      expect.objectContaining({ id: 101, price_unit: 27 }),
    );
    const order = await sandbox.call('/cart/checkout', { body: checkoutRequest([arrivalLine()]), headers });
    expect(order.status).toBe(409);
  });

  it('are lead times, of tours and of pickups', async () => {
    const headers = { 'X-Moved': 'cutoff=+1000h' };
    expect(await sandbox.json('/tours/203?currency=usd&lang=en', { headers })).toMatchObject({
      cutoff_hrs: 1002,
    });
    expect(await pickup(headers)).toMatchObject({ valid: false });
  });

  it('are the hours of pickups', async () => {
    expect(await pickup({})).toEqual({ valid: true });
    expect(await pickup({ 'X-Moved': 'no-pickups=15' })).toMatchObject({ valid: false });
    expect(await pickup({ 'X-Moved': 'no-pickups=16' })).toEqual({ valid: true });
  });

  it('is what is on offer; an order of what is not is refused', async () => {
    const headers = { 'X-Moved': 'gone=203,gone=101' };
    expect((await sandbox.call('/tours/203?currency=usd&lang=en', { headers })).status).toBe(404);
    expect(await sandbox.json('/extras?currency=usd&lang=en', { headers })).not.toContainEqual(
      expect.objectContaining({ id: 101 }),
    );
    for (const cart of [
      tourCart([reefLine()]).cart,
      { transfers: [], tours: [], extras: [extraLine(101)] },
    ]) {
      const isTour = cart.tours.length > 0;
      const body = { ...checkoutRequest([]), attemptId: `attempt-${isTour}`, total: isTour ? 76 : 18, cart };
      expect((await sandbox.call('/cart/checkout', { body, headers })).status).toBe(400);
      expect((await sandbox.call('/cart/checkout', { body })).status).toBe(200);
    }
  });
});

describe('a name in the base path', () => {
  const base = '/moved/one/widget';
  const move = (spec: string, name = 'one') =>
    sandbox.call(`/moves/${name}`, { base: '/sandbox', method: 'PUT', body: spec });
  const open = () => sandbox.json(`/tours/203/availability?date=${tourDay}&adults=2&kids=0`, { base });

  it('applies moves to its own pages only', async () => {
    expect(await open()).toHaveLength(3);
    expect((await move('sold-out=203')).status).toBe(204);
    expect(await open()).toEqual([]);
    expect(await times()).toHaveLength(3);
    await move('');
    expect(await open()).toHaveLength(3);
  });

  it.each(['oops', 'prices=10'])('keeps what it had if the spec is malformed: %s', async (spec) => {
    await move('sold-out=203');
    expect((await move(spec)).status).toBe(422);
    expect(await open()).toEqual([]);
  });
});

function pickup(headers: Record<string, string>) {
  const body = {
    lang: 'en',
    price: 'cancun-airport_playa-del-carmen_sedan',
    pickupDatetime: `${tourDay} 15:00`,
  };
  return sandbox.json('/transfers/validate-pickuptime', { body, headers });
}
