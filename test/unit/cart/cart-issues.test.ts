import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isBlocking } from '../../../src/cart/blocking-issues.ts';
import type { CartCheck, TourCheck, TransferCheck } from '../../../src/cart/cart-check.ts';
import { cartIssues } from '../../../src/cart/cart-issues.ts';
import { extraIssues, priceIssues, tourIssues, transferIssues } from '../../../src/cart/line-issues.ts';
import { candidatePickups } from '../../../src/cart/alternative-pickups.ts';
import type { CartIssue } from '../../../src/schema/cart-snapshot.ts';
import { aTourLine } from '../../fixtures/tour-line.ts';
import { aPrice, aTransferLine } from '../../fixtures/transfer.ts';
import { amounts, cart as cartOf, childSeat } from './cart-samples.ts';
import { rateOf, tourOf } from '../tours/tour-samples.ts';

/** Noon on the visitor's clock, ten days ahead of the lines. */
const now = new Date(2026, 5, 1, 12, 0);

describe('a tour', () => {
  const line = aTourLine();
  const tour = tourOf({ tour_rates: [rateOf({ id: 71 })], cutoff_hrs: 24 });
  const check = (changes: Partial<TourCheck> = {}): TourCheck => ({
    line,
    tour,
    times: ['09:00'],
    ...changes,
  });

  it.each<[string, TourCheck | undefined, CartIssue[]]>([
    ['is fine', check(), []],
    ['was not asked about', undefined, []],
    ['got no answers', check({ tour: undefined, times: undefined }), []],
    ['has no places left', check({ times: [] }), [{ code: 'sold-out' }]],
    [
      'has other times',
      check({ times: ['11:00', '15:00'] }),
      [{ code: 'time-gone', times: ['11:00', '15:00'] }],
    ],
    [
      'has other times, of a tour that gave no answer',
      check({ tour: undefined, times: ['11:00'] }),
      [{ code: 'time-gone', times: ['11:00'] }],
    ],
    ['is gone', check({ tour: 'not-found', times: [] }), [{ code: 'not-offered' }]],
    [
      'has come to need a pickup',
      check({ tour: { ...tour, transportation_enabled: true, require_pickup_location: true } }),
      [{ code: 'not-offered' }],
    ],
    ['has lost its rate', check({ tour: tourOf() }), [{ code: 'not-offered' }]],
    ['has changed since it was asked about', check({ line: aTourLine({ adults: 3 }), times: [] }), []],
  ])('%s', (_, known, issues) => expect(tourIssues(line, known, now)).toEqual(issues));

  it('is too close from its cutoff on', () => {
    const close = (hours: number) =>
      tourIssues(line, check({ tour: { ...tour, cutoff_hrs: hours }, times: [] }), now).map(
        ({ code }) => code,
      );
    // Ten days less three hours are left.
    expect(close(236)).toEqual(['sold-out']);
    expect(close(237)).toEqual(['cutoff-passed']);
  });

  it('has no time left that is itself too close', () => {
    const late = new Date(2026, 5, 10, 10, 30);
    expect(
      tourIssues(
        aTourLine({ schedule: '13:00' }),
        { ...check({ times: ['10:00', '14:00'] }), line: aTourLine({ schedule: '13:00' }) },
        late,
      ),
    ).toEqual([{ code: 'time-gone', times: ['14:00'] }]);
  });
});

describe('a transfer', () => {
  const line = aTransferLine();
  const check = (changes: Partial<TransferCheck> = {}): TransferCheck => ({
    line,
    options: [aPrice()],
    pickups: [{ leg: 'service', valid: true }],
    ...changes,
  });
  const refused = [{ leg: 'service' as const, valid: false, message: 'No driver' }];
  const refusal: CartIssue = { code: 'pickup-refused', message: 'No driver' };

  it.each<[string, TransferCheck | undefined, CartIssue[]]>([
    ['is fine', check(), []],
    ['got no answers', check({ options: undefined, pickups: [] }), []],
    ['has no vehicle any more', check({ options: [] }), [{ code: 'not-offered' }]],
    ['has lost its own', check({ options: [aPrice({ ref: 'van' })] }), [{ code: 'not-offered' }]],
    [
      'has one that is too small by now',
      check({ options: [aPrice({ max_pax: 1 })] }),
      [{ code: 'not-offered' }],
    ],
    [
      'is not sold one way by now',
      check({ options: [aPrice({ oneway_price: 0 })] }),
      [{ code: 'not-offered' }],
    ],
    ['is refused', check({ pickups: refused }), [refusal]],
    [
      'is refused without a word',
      check({ pickups: [{ leg: 'service', valid: false }] }),
      [{ code: 'pickup-refused', message: '' }],
    ],
    [
      'is refused because it is late',
      check({ pickups: refused, options: [aPrice({ area_cutoff_hrs: 1000 })] }),
      [{ code: 'cutoff-passed' }, refusal],
    ],
    ['is late by the visitor’s clock alone', check({ options: [aPrice({ area_cutoff_hrs: 1000 })] }), []],
  ])('%s', (_, known, issues) => expect(transferIssues(line, known, now)).toEqual(issues));

  const departure = { tripType: 'H2A', serviceFlightDatetime: '2026-06-11 18:00:00' } as const;
  const doorToDoor = { tripType: 'P2P', serviceFlightDatetime: null } as const;
  it.each([
    ['after an arrival', {}, '15:00', ['15:30', '16:00', '16:30']],
    ['after an arrival', {}, '14:30', ['15:30', '14:30', '16:00']],
    ['after an arrival', {}, '16:00', ['15:30', '16:00', '16:30']],
    ['after an arrival', {}, null, ['15:30', '16:00', '16:30']],
    ['before a departure', departure, '15:00', ['14:30', '14:00', '13:30']],
    ['before a departure', departure, '15:30', ['15:30', '14:30', '14:00']],
    ['before a departure', departure, '14:00', ['14:30', '14:00', '13:30']],
    ['before a departure', departure, null, ['14:30', '14:00', '13:30']],
    ['from door to door', doorToDoor, null, ['15:30', '14:30', '16:00']],
  ])('%s, %o, for which %s was calculated, may be picked up at %j', (_, leg, calculated, nearest) => {
    const own = calculated && `2026-06-11 ${calculated}:00`;
    const pickups = candidatePickups(aTransferLine({ ...leg, calculatedPickup: own }), 'service', now);
    expect(pickups.slice(0, 3)).toEqual(nearest.map((time) => `2026-06-11 ${time}`));
  });

  it('is never picked up in the past', () => {
    expect(candidatePickups(line, 'service', new Date(2026, 6, 1))).toEqual([]);
  });
});

test('an extra is not offered once it is not in the list, if there is one', () => {
  expect(extraIssues(childSeat, undefined)).toEqual([]);
  expect(extraIssues(childSeat, [{ id: '3' }])).toEqual([]);
  expect(extraIssues(childSeat, [])).toEqual([{ code: 'not-offered' }]);
});

describe('a price', () => {
  const accepted = { total: 45, currency: 'usd' };
  const totals = (total: number, discount = 0, currency = 'usd') => ({
    total,
    discount,
    currency,
    extraSelected: undefined,
  });

  it.each([
    ['is the accepted one', totals(45), []],
    ['differs by less than a cent', totals(45.004), []],
    ['is lower by a coupon', totals(40, 5), []],
    ['has risen', totals(50), [{ code: 'price-changed', before: 45, now: 50 }]],
    ['has fallen, before a coupon', totals(30, 5), [{ code: 'price-changed', before: 45, now: 35 }]],
    ['is in another currency', totals(900, 0, 'mxn'), []],
    ['is unknown', undefined, []],
  ])('%s', (_, present, issues) => expect(priceIssues(accepted, present)).toEqual(issues));

  it('without an accepted one has not changed', () => expect(priceIssues(undefined, totals(50))).toEqual([]));
});

describe('a cart', () => {
  const nothing: CartCheck = {
    at: now.getTime(),
    totals: undefined,
    transfers: {},
    tours: {},
    extras: undefined,
  };

  it('of which nothing is known has no issues', () => expect(cartIssues(cartOf(), nothing)).toEqual({}));

  it('lists lines with issues by their ids', () => {
    const cart = cartOf({ transfers: [], tours: [{ id: 'd', line: aTourLine() }] });
    const tours = { d: { line: aTourLine(), tour: 'not-found' as const, times: [] } };
    const found = cartIssues(cart, { ...nothing, tours, extras: [] });
    expect(found).toEqual({ c: [{ code: 'not-offered' }], d: [{ code: 'not-offered' }] });
  });

  it('include a changed price, unless the service is unavailable', () => {
    const line = aTourLine();
    const cart = cartOf({
      transfers: [],
      extras: [],
      tours: [{ id: 'd', line, accepted: { total: 5, currency: 'usd' } }],
    });
    const priced = { total: 9, discount: 0, extraSelected: undefined };
    const totals = {
      transfers: [],
      tours: [priced],
      extras: [],
      summary: amounts(),
      currency: 'usd',
      cart: { transfers: [], tours: [line], extras: [] },
    };
    expect(cartIssues(cart, { ...nothing, totals })).toEqual({
      d: [{ code: 'price-changed', before: 5, now: 9 }],
    });
    const tours = { d: { line, tour: undefined, times: [] } };
    expect(cartIssues(cart, { ...nothing, totals, tours })).toEqual({ d: [{ code: 'sold-out' }] });
  });

  it('is never blocked by hints', () => {
    const moment = fc.record({ day: fc.integer({ min: 8, max: 14 }), hour: fc.integer({ min: 0, max: 23 }) });
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 4 }), (starts) => {
        const tours = starts.map(({ day, hour }, index) => ({
          id: `t${index}`,
          line: aTourLine({
            tourDate: `2026-06-${String(day).padStart(2, '0')}`,
            schedule: `${String(hour).padStart(2, '0')}:00`,
          }),
        }));
        const found = Object.values(cartIssues(cartOf({ tours }), nothing)).flat();
        expect(found.filter(isBlocking)).toEqual([]);
      }),
    );
  });
});
