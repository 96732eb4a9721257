import { expect, test } from 'vitest';
import { createCartSlice, initialCart } from '../../../src/cart/cart-slice.ts';

const open = () => createCartSlice(initialCart());

test('a code that came with the page is tried once, and again for another cart', () => {
  const cart = open();
  cart.offerCoupon('SUN');
  cart.markOfferTried();
  cart.offerCoupon('SUN');
  expect(cart.state.couponOffer).toEqual({ code: 'SUN', tried: true });
  cart.setCouponCode('SUN');
  cart.resetCoupon();
  expect(cart.state).toMatchObject({ couponCode: '', couponOffer: { code: 'SUN', tried: false } });
  cart.offerCoupon('MOON');
  expect(cart.state.couponOffer).toEqual({ code: 'MOON', tried: false });
});

test('without such a code there is nothing to try', () => {
  const cart = open();
  cart.markOfferTried();
  cart.resetCoupon();
  expect(cart.state.couponOffer).toBeNull();
});

test('a cart that an earlier page left is reported once', () => {
  const cart = createCartSlice({ ...initialCart(), restored: true });
  expect([cart.consumeRestored(), cart.consumeRestored()]).toEqual([true, false]);
});
