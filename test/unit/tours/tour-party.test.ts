import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Limits } from '../../../src/lib/limits.ts';
import {
  adultsRange,
  infantsRange,
  kidsRange,
  partyForRate,
  startingParty,
  takesInfants,
  takesKids,
  takesParty,
} from '../../../src/tours/tour-party.ts';
import { rateOf, tourOf } from './tour-samples.ts';

const limit = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 120 }));
const limits = fc.record({
  min_pax: fc.integer({ min: 0, max: 12 }),
  max_pax: limit,
  max_adults: limit,
  max_kids: limit,
});
const count = fc.integer({ min: 0, max: 30 });

/** Every number that the rule allows, found by brute force. */
function allowed(rule: (people: number) => boolean): number[] {
  return Array.from({ length: 200 }, (_, people) => people).filter(rule);
}

/** A range contains exactly the numbers that the rule allows; if it allows none, only the minimum. */
function expectRange({ min, max }: Limits, lowest: number, rule: (people: number) => boolean): void {
  const numbers = allowed(rule);
  const expected = numbers.length > 0 ? numbers : [lowest];
  expect(allowed((people) => people >= min && people <= max)).toEqual(expected);
}

describe('how many can come', () => {
  it('adults: from min_pax to what is left of max_pax (99) and to max_adults (100)', () => {
    fc.assert(
      fc.property(limits, count, count, (rate, kids, infants) => {
        const seats = rate.max_pax === 0 ? 99 : rate.max_pax;
        const most = rate.max_adults === 0 ? 100 : rate.max_adults;
        expectRange(
          adultsRange(rateOf(rate), { adults: 1, kids, infants }),
          rate.min_pax,
          (adults) => adults >= rate.min_pax && adults + kids + infants <= seats && adults <= most,
        );
      }),
    );
  });

  it('kids: to what is left of max_pax (99) and to max_kids (99)', () => {
    fc.assert(
      fc.property(limits, count, count, (rate, adults, infants) => {
        const seats = rate.max_pax === 0 ? 99 : rate.max_pax;
        const most = rate.max_kids === 0 ? 99 : rate.max_kids;
        expectRange(
          kidsRange(rateOf(rate), { adults, kids: 0, infants }),
          0,
          (kids) => adults + kids + infants <= seats && kids <= most,
        );
      }),
    );
  });

  it('infants: to what is left of max_pax (99) and to max_kids (3)', () => {
    fc.assert(
      fc.property(limits, count, count, (rate, adults, kids) => {
        const seats = rate.max_pax === 0 ? 99 : rate.max_pax;
        const most = rate.max_kids === 0 ? 3 : rate.max_kids;
        expectRange(
          infantsRange(rateOf(rate), { adults, kids, infants: 0 }),
          0,
          (infants) => adults + kids + infants <= seats && infants <= most,
        );
      }),
    );
  });

  it('without a rate: 1 to 100 adults, 0 to 100 of the others', () => {
    const party = { adults: 1, kids: 0, infants: 0 };
    expect(adultsRange(undefined, party)).toEqual({ min: 1, max: 100 });
    expect(kidsRange(undefined, party)).toEqual({ min: 0, max: 100 });
    expect(infantsRange(undefined, party)).toEqual({ min: 0, max: 100 });
  });
});

describe('another rate', () => {
  it('starts from its fewest people and keeps only as many kids and infants as it takes', () => {
    fc.assert(
      fc.property(limits, count, count, count, (limitsOfRate, adults, kids, infants) => {
        const rate = rateOf(limitsOfRate);
        const party = partyForRate(rate, { adults, kids, infants });
        expect(party.adults).toBe(rate.min_pax);
        expect(party.kids).toBe(Math.min(kids, kidsRange(rate, { ...party, kids: 0, infants: 0 }).max));
        expect(party.infants).toBe(Math.min(infants, infantsRange(rate, { ...party, infants: 0 }).max));
      }),
    );
  });

  it('starts a form with one adult, or with as many as required', () => {
    expect(startingParty(undefined)).toEqual({ adults: 1, kids: 0, infants: 0 });
    expect(startingParty(rateOf({ min_pax: 0 }))).toMatchObject({ adults: 1 });
    expect(startingParty(rateOf({ min_pax: 4 }))).toMatchObject({ adults: 4 });
  });
});

describe('a party is accepted', () => {
  const rate = rateOf({ min_pax: 2, max_pax: 6, max_adults: 4, max_kids: 2 });
  const tour = tourOf({ kids_valid: true, infants_valid: true });
  it.each([
    [2, 0, 0, true],
    [4, 2, 0, true],
    [4, 0, 2, true],
    [1, 0, 0, false],
    [5, 0, 0, false],
    [2, 3, 0, false],
    [4, 2, 1, false],
  ])('of %i adults, %i kids and %i infants: %s', (adults, kids, infants, taken) => {
    expect(takesParty(tour, rate, { adults, kids, infants })).toBe(taken);
  });

  it('without kids where none may come', () => {
    const adultsOnly = tourOf({ kids_valid: false });
    expect(takesParty(adultsOnly, rate, { adults: 2, kids: 0, infants: 0 })).toBe(true);
    expect(takesParty(adultsOnly, rate, { adults: 2, kids: 1, infants: 0 })).toBe(false);
    expect(takesParty(adultsOnly, rate, { adults: 2, kids: 0, infants: 1 })).toBe(false);
  });
});

it('infants come only where kids may', () => {
  expect(takesKids(tourOf({ kids_valid: true }))).toBe(true);
  expect(takesInfants(tourOf({ kids_valid: true, infants_valid: true }))).toBe(true);
  expect(takesInfants(tourOf({ kids_valid: true, infants_valid: false }))).toBe(false);
  expect(takesInfants(tourOf({ kids_valid: false, infants_valid: true }))).toBe(false);
});
