import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../src/lib/fingerprint.ts';

describe('a fingerprint', () => {
  it('is the same for the same text, and short', () => {
    fc.assert(
      fc.property(fc.string(), (order) => {
        expect(fingerprint(order)).toBe(fingerprint(order));
        expect(fingerprint(order)).toMatch(/^[\da-z]{1,13}$/);
      }),
    );
  });

  it('distinguishes texts, even if they differ in one character', () => {
    const texts = fc.uniqueArray(fc.string({ maxLength: 40 }), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(texts, (orders) => {
        expect(new Set(orders.map(fingerprint)).size).toBe(orders.length);
      }),
    );
    expect(fingerprint('{"total":45.00}')).not.toBe(fingerprint('{"total":45.01}'));
  });
});
