import { describe, expect, test } from 'vitest';
import { isTotalAccepted, type Amount, type PriceChange } from '../../../src/order/price-change.ts';

describe('after a price change, the total on screen', () => {
  const before = { total: 18, currency: 'usd' };
  const asked = (accepted: Amount | null): PriceChange => ({ before, cart: 'c', accepted });
  const now = { total: 20, currency: 'usd' };

  test.each([
    ['needs no acceptance if there was none', null, true],
    ['has to be accepted', asked(null), false],
    ['was accepted', asked(now), true],
    ['has to be accepted again if it has changed', asked({ ...now, total: 19.99 }), false],
    ['has to be accepted again in another currency', asked({ ...now, currency: 'eur' }), false],
  ])('%s', (_, change, agreed) => {
    expect(isTotalAccepted(change, now)).toBe(agreed);
  });
});
