import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptFor, mayBeBooked, orderFingerprint } from '../../../src/domain/order.ts';

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
  const order = { order: 'abc', cart: 'c' };
  const last = { id: 'first', ...order, open: false };

  it('stays the same while the same order is tried again', () => {
    expect(attemptFor(order, last, 'second')).toEqual({ id: 'first', ...order, open: true });
  });

  it('is a new one for a changed order, and for the first', () => {
    expect(attemptFor({ ...order, order: 'abd' }, last, 'second').id).toBe('second');
    expect(attemptFor(order, null, 'first')).toEqual({ id: 'first', ...order, open: true });
  });

  it('leaves this very cart in doubt until there is an answer', () => {
    expect(mayBeBooked({ ...last, open: true }, 'c')).toBe(true);
    expect(mayBeBooked(last, 'c')).toBe(false);
    expect(mayBeBooked({ ...last, open: true }, 'another cart')).toBe(false);
    expect(mayBeBooked(null, 'c')).toBe(false);
  });
});
