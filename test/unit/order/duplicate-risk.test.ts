import { describe, expect, test } from 'vitest';
import { duplicateRisk } from '../../../src/order/duplicate-risk.ts';
import type { Attempt } from '../../../src/schema/attempt.ts';

describe('the risk of a duplicate order', () => {
  const sent: Attempt = { id: 'first', order: 'abc', cart: 'c', lines: ['line-1'], outcome: 'unknown' };
  const failed: Attempt = { ...sent, outcome: 'failed' };
  const elsewhere: Attempt = { ...sent, id: 'other', elsewhere: true };

  test.each([
    ['nothing was sent', [], { cart: 'c' }, undefined],
    ['an attempt was rejected', [{ ...sent, outcome: 'not-booked' }], { cart: 'c' }, undefined],
    ['an identical order was booked', [{ ...sent, outcome: 'booked' }], { cart: 'c' }, undefined],
    ['the same cart, before the form is filled in', [sent], { cart: 'c' }, 'same'],
    ['the same order', [sent], { order: 'abc', cart: 'c' }, 'same'],
    ['the same cart for another customer', [sent], { order: 'abd', cart: 'c' }, 'changed'],
    ['another cart', [sent], { cart: 'd' }, 'changed'],
    [
      'the same cart from another tab, for any customer',
      [elsewhere],
      { order: 'abd', cart: 'c' },
      'elsewhere',
    ],
    ['another cart from another tab', [elsewhere], { cart: 'd' }, 'changed-elsewhere'],
    [
      'another cart here, and this one in another tab',
      [sent, elsewhere],
      { order: 'x', cart: 'c' },
      'elsewhere',
    ],
    ['the same order, which failed', [failed], { order: 'abc', cart: 'c' }, undefined],
    ['the same cart, which failed, before the form is filled in', [failed], { cart: 'c' }, undefined],
    ['another order after one that failed', [failed], { order: 'abd', cart: 'c' }, 'changed'],
    ['another cart after one that failed', [failed], { cart: 'd' }, 'changed'],
    ['the same order, and one from another tab', [elsewhere, sent], { order: 'abc', cart: 'c' }, 'same'],
  ] as const)('%s', (_, attempts, order, risk) => {
    expect(duplicateRisk(attempts as readonly Attempt[], order)).toBe(risk);
  });
});
