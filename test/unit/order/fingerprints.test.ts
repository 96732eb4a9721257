import { describe, expect, it, test } from 'vitest';
import { cartFingerprint, orderFingerprints } from '../../../src/order/fingerprints.ts';

describe('the fingerprints of an order', () => {
  const order = { cart: { transfers: [], tours: [], extras: [] }, couponCode: '', total: 18, sc: '' };
  const here = { currency: 'usd', lang: 'en' };

  it('do not depend on the order of keys', () => {
    const { sc, total, ...rest } = order;
    const other = { sc, ...rest, total };
    expect(orderFingerprints(other, here)).toEqual(orderFingerprints(order, here));
  });

  test.each([
    ['another total', { ...order, total: 19 }, here],
    ['another currency', order, { ...here, currency: 'eur' }],
    ['another language', order, { ...here, lang: 'es' }],
  ])('%s is another order of the same cart', (_, other, context) => {
    const [one, two] = [orderFingerprints(order, here), orderFingerprints(other, context)];
    expect(two.order).not.toBe(one.order);
    expect(two.cart).toBe(one.cart);
  });

  it('include that of its cart, by its lines and coupon', () => {
    const cart = { transfers: [], tours: [], extras: [], couponCode: 'A' };
    expect(cartFingerprint({ ...cart, couponCode: '' })).toBe(orderFingerprints(order, here).cart);
    expect(cartFingerprint(cart)).not.toBe(orderFingerprints(order, here).cart);
  });
});
