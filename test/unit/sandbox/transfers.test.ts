import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from './call-sandbox.ts';

interface Option {
  ref: string;
  type: string;
  max_pax: number;
  oneway_price: number;
  roundtrip_price: number;
}

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = startSandbox();
});
afterEach(() => sandbox.close());

const prices = async (from: string, to: string, changes: object = {}, query = '') =>
  (await sandbox.json(`/transfers/prices${query}`, {
    body: {
      from,
      to,
      serviceDateTime: '2026-06-11 00:00:00',
      returnDateTime: null,
      adults: 2,
      kids: 0,
      currency: 'usd',
      lang: 'en',
      sessionToken: 'search-01',
      ...changes,
    },
  })) as Option[];

describe('prices', () => {
  it('answers vehicles from 3 to 50 seats', async () => {
    const options = await prices('cun', 'quinta-luna');
    expect(options.map((option) => option.max_pax)).toEqual([10, 3, 5, 8, 9, 16, 28, 50]);
    expect(options[1]).toMatchObject({
      ref: 'cancun-airport_playa-del-carmen_sedan',
      type: 'private',
      category: 'Deluxe',
      title: 'Deluxe Sedan',
      oneway_price: 62,
      roundtrip_price: 115,
      area_cutoff_hrs: 12,
    });
  });

  it('rounds to what looks like a price in each currency', async () => {
    expect(await prices('cun', 'quinta-luna', { currency: 'mxn', lang: 'es' })).toMatchObject({
      1: { title: 'Sedán Deluxe', oneway_price: 1140 },
    });
    expect(await prices('cun', 'quinta-luna', { currency: 'eur' })).toMatchObject({
      1: { oneway_price: 57 },
    });
  });

  it('charges per seat if shared and per vehicle if private', async () => {
    const two = await prices('cun', 'quinta-luna');
    const four = await prices('cun', 'quinta-luna', { kids: 2 });
    expect(four[0]?.oneway_price).toBe((two[0]?.oneway_price ?? 0) * 2);
    expect(four[1]?.oneway_price).toBe(two[1]?.oneway_price);
  });

  it('sells no shared seat from door to door', async () => {
    const options = await prices('quinta-luna', 'tulum');
    expect(options.some((option) => option.type === 'shared')).toBe(false);
  });

  it('has nothing between Tulum airport and Chiquilá, nor across the water', async () => {
    expect(await prices('tqo', 'chiquila-ferry')).toEqual([]);
    expect(await prices('cun', 'san-miguel')).toEqual([]);
  });

  it('has small vehicles only on Cozumel', async () => {
    const options = await prices('czm', 'cozumel-reef');
    expect(options.map((option) => option.max_pax)).toEqual([3, 5]);
  });

  it('leaves trips out on long rides', async () => {
    const options = await prices('cun', 'casa-copal');
    expect(options[0]).toMatchObject({ type: 'shared', roundtrip_price: 0 });
    expect(options.at(-1)).toMatchObject({ max_pax: 50, oneway_price: 0 });
  });

  it('answers text amounts in an envelope when previewed', async () => {
    expect(await prices('cun', 'quinta-luna', {}, '?preview=1')).toMatchObject({
      data: { 1: { oneway_price: '62.00' } },
    });
  });
});

describe('pickup by flight', () => {
  const pickup = (body: object) => sandbox.json('/tools/pickup-by-flight', { body });

  it('leaves time for the drive and the check-in', async () => {
    const flight = {
      from: 'quinta-luna',
      to: 'cun',
      flightTrip: 'departure',
      flightDatetime: '2026-06-12 02:00:00',
    };
    expect(await pickup({ ...flight, flightType: 'int' })).toEqual({
      datetime: '2026-06-11 21:30:00',
      date: '2026-06-11',
      hour: '21',
      minute: '30',
    });
    expect(await pickup({ ...flight, flightType: 'nat' })).toMatchObject({ datetime: '2026-06-11 22:30:00' });
  });

  it.each([
    ['cun', '15:00'],
    ['czm', '14:30'],
    ['tqo', '14:00'],
  ])('meets arrivals at %s at %s', async (from, time) => {
    const flight = { from, to: 'quinta-luna', flightTrip: 'arrival', flightType: 'int' };
    expect(await pickup({ ...flight, flightDatetime: '2026-06-11 14:00:00' })).toMatchObject({
      datetime: `2026-06-11 ${time}:00`,
    });
  });

  it('is not moved by days on which clocks change elsewhere', async () => {
    const flight = { from: 'cun', to: 'tulum', flightTrip: 'arrival', flightType: 'int' };
    expect(await pickup({ ...flight, flightDatetime: '2026-03-29 01:30:00' })).toMatchObject({ hour: '02' });
  });

  it('refuses a flight that does not touch an airport', async () => {
    const flight = { from: 'tulum', to: 'akumal', flightTrip: 'arrival', flightType: 'int' };
    expect(await pickup({ ...flight, flightDatetime: '2026-06-11 14:00:00' })).toMatchObject({
      issues: [{ path: 'body.from' }],
    });
  });
});

describe('pickup validation', () => {
  const validate = (pickupDatetime: string, changes: object = {}) =>
    sandbox.json('/transfers/validate-pickuptime', {
      body: { lang: 'en', price: 'cancun-airport_playa-del-carmen_sedan', pickupDatetime, ...changes },
    });

  it('keeps the lead time of the price, by the clock at the destination', async () => {
    expect(await validate('2026-06-01 20:00')).toEqual({ valid: true });
    expect(await validate('2026-06-01 19:59')).toEqual({
      valid: false,
      message: "This service needs at least 12 hours' notice.",
    });
  });

  it.each(['02:00', '03:59'])('does not pick up at %s', async (time) => {
    expect(await validate(`2026-06-11 ${time}`, { lang: 'es' })).toMatchObject({
      valid: false,
      message: expect.stringContaining('No realizamos') as string,
    });
  });

  it.each(['01:59', '04:00'])('picks up at %s', async (time) => {
    expect(await validate(`2026-06-11 ${time}`)).toEqual({ valid: true });
  });

  it('rejects an invalid price, and seconds', async () => {
    expect(await validate('2026-06-11 10:00', { price: 'tulum-airport_chiquila_sedan' })).toHaveProperty(
      'issues',
    );
    expect(await validate('2026-06-11 10:00:00')).toHaveProperty('issues');
  });
});
