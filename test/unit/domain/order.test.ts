import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptFor, orderFingerprint } from '../../../src/domain/order.ts';

describe('the fingerprint of an order', () => {
  it('is the same for the same order, and short', () => {
    fc.assert(
      fc.property(fc.string(), (order) => {
        expect(orderFingerprint(order)).toBe(orderFingerprint(order));
        expect(orderFingerprint(order)).toMatch(/^[\da-z]{1,13}$/);
      }),
    );
  });

  it('tells orders apart, also those that differ in one character', () => {
    const texts = fc.uniqueArray(fc.string({ maxLength: 40 }), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(texts, (orders) => {
        expect(new Set(orders.map(orderFingerprint)).size).toBe(orders.length);
      }),
    );
    expect(orderFingerprint('{"total":45.00}')).not.toBe(orderFingerprint('{"total":45.01}'));
  });
});

describe('the attempt to book', () => {
  it('stays the same while the same order is tried again', () => {
    const last = { id: 'first', order: 'abc' };
    expect(attemptFor('abc', last, 'second')).toBe(last);
  });

  it('is a new one for a changed order, and for the first', () => {
    expect(attemptFor('abd', { id: 'first', order: 'abc' }, 'second')).toEqual({
      id: 'second',
      order: 'abd',
    });
    expect(attemptFor('abc', null, 'first')).toEqual({ id: 'first', order: 'abc' });
  });
});
