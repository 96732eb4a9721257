import { expect, test } from 'vitest';
import { checkoutAmounts } from '../../../../src/order/payment/checkout-amounts.ts';
import type { PricedCart } from '../../../../src/schema/cart-summary.ts';
import { amounts } from '../../cart/cart-samples.ts';

const cartWith = (changes: Parameters<typeof amounts>[0]): PricedCart => ({
  transfers: [],
  tours: [],
  extras: [],
  summary: amounts(changes),
  currency: 'usd',
  cart: { transfers: [], tours: [], extras: [] },
});
const deposit = { total: 100, paymentToReserve: 30, paymentPending: 70 };

test.each([
  ['the total before a method is chosen', {}, undefined, { amount: 100, currency: 'usd' }],
  ['the deposit for a method that charges now', deposit, { type: 'paypal' }, { amount: 30, currency: 'usd' }],
  [
    'the total for a method that is paid later, even with a deposit',
    deposit,
    { type: 'atArrival', toPayAmount: 30 },
    { amount: 100, currency: 'usd' },
  ],
  [
    'the charge of the method if it differs',
    {},
    { type: 'paypal', toPayAmount: 1900, toPayCurrency: 'MXN' },
    { amount: 1900, currency: 'mxn' },
  ],
] as const)('the amount on the button is %s', (_, changes, method, due) => {
  const chosen = method && { toPayAmount: undefined, toPayCurrency: undefined, ...method };
  expect(checkoutAmounts(cartWith(changes), chosen).due).toMatchObject(due);
});

test('the screen shows the deposit as due now, and the total of the cart', () => {
  expect(checkoutAmounts(cartWith(deposit), undefined)).toMatchObject({
    total: { amount: 100, currency: 'usd' },
    displayed: { amount: 30, currency: 'usd', isDeposit: true },
    charge: undefined,
  });
});
