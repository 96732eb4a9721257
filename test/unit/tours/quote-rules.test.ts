import { describe, expect, it } from 'vitest';
import { chosenRate, missingFields, quoteBlocker } from '../../../src/tours/quote-rules.ts';
import { rateOf } from './tour-samples.ts';

describe('the button that adds a tour', () => {
  const ready = { hasRate: true, isInsideCutoff: false, isOutsideCoverage: false, isTotalLoading: false };

  it('is enabled once a rate is chosen, its departure can be booked and its total is known', () => {
    expect(quoteBlocker(ready)).toBeUndefined();
  });

  it.each([
    [{ hasRate: false }, 'no-rate'],
    [{ isInsideCutoff: true }, 'inside-cutoff'],
    [{ isOutsideCoverage: true }, 'outside-coverage'],
    [{ isTotalLoading: true }, 'total-loading'],
  ] as const)('is disabled by %o', (change, blocker) => {
    expect(quoteBlocker({ ...ready, ...change })).toBe(blocker);
  });

  it('names the first of several reasons', () => {
    const blocked = { hasRate: false, isInsideCutoff: true, isOutsideCoverage: true, isTotalLoading: true };
    expect(quoteBlocker(blocked)).toBe('no-rate');
    expect(quoteBlocker({ ...blocked, hasRate: true })).toBe('inside-cutoff');
    expect(quoteBlocker({ ...blocked, hasRate: true, isInsideCutoff: false })).toBe('outside-coverage');
  });
});

describe('missing fields', () => {
  it('are listed in the order of the form, the time only once there is a date', () => {
    const empty = { date: '', schedule: '', needsPickup: true, hasPickup: false };
    expect(missingFields(empty)).toEqual(['date', 'pickup']);
    expect(missingFields({ ...empty, date: '2026-06-11' })).toEqual(['schedule', 'pickup']);
    expect(missingFields({ ...empty, needsPickup: false, date: '2026-06-11' })).toEqual(['schedule']);
  });

  it('are none in a complete form', () => {
    const complete = { date: '2026-06-11', schedule: '09:00', needsPickup: true, hasPickup: true };
    expect(missingFields(complete)).toEqual([]);
    expect(missingFields({ ...complete, needsPickup: false, hasPickup: false })).toEqual([]);
  });
});

describe('the chosen rate', () => {
  const rates = [rateOf({ id: 1 }), rateOf({ id: '2' })];

  it('is found by its id, whether that is a number or text', () => {
    expect(chosenRate(rates, '1')).toBe(rates[0]);
    expect(chosenRate(rates, 2)).toBe(rates[1]);
    expect(chosenRate(rates, undefined)).toBeUndefined();
  });

  it('is the only one, whatever the id', () => {
    const onlyRate = rateOf({ id: 1 });
    expect(chosenRate([onlyRate], undefined)).toBe(onlyRate);
    expect(chosenRate([onlyRate], '9')).toBe(onlyRate);
  });
});
