import { describe, expect, test } from 'vitest';
import { isTotalAccepted, type PriceChange } from '../../../src/order/price-change.ts';
import type { Total } from '../../../src/order/total.ts';

describe('after a price change, the total on screen', () => {
  const before = { amount: 18, currency: 'usd' };
  const asked = (accepted: Total | null): PriceChange => ({ before, cartFingerprint: 'c', accepted });
  const now = { amount: 20, currency: 'usd' };

  test.each([
    ['needs no acceptance if there was none', null, true],
    ['has to be accepted', asked(null), false],
    ['was accepted', asked(now), true],
    ['has to be accepted again if it has changed', asked({ ...now, amount: 19.99 }), false],
    ['has to be accepted again in another currency', asked({ ...now, currency: 'eur' }), false],
  ])('%s', (_, change, agreed) => {
    expect(isTotalAccepted(change, now)).toBe(agreed);
  });
});
