import { expect, test } from 'vitest';
import { paymentPlan } from '../../../../src/order/payment/payment-plan.ts';
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
const usd = (amount: number) => ({ amount, currency: 'usd' });
const pesos = { toPayAmount: 1900, toPayCurrency: 'MXN' };
const mxn = { amount: 1900, currency: 'mxn' };

test.each([
  ['the total before a method is chosen', {}, undefined, usd(100), undefined],
  ['all of it now for a method that charges now', {}, { type: 'mercadopago' }, usd(100), undefined],
  ['the deposit now and the rest later', deposit, { type: 'paypal' }, usd(30), usd(70)],
  ['the rest in the currency of the cart', deposit, { type: 'paypal', ...pesos }, mxn, usd(70)],
  ['the charge of the method if it differs', {}, { type: 'paypal', ...pesos }, mxn, undefined],
  ['all of it later for a method that is paid later', {}, { type: 'agreement' }, undefined, usd(100)],
  ['no deposit for such a method', deposit, { type: 'atArrival', toPayAmount: 30 }, undefined, usd(100)],
  ['its amount if it differs', {}, { type: 'bank-transfer', ...pesos }, undefined, mxn],
  ['nothing later if the total is zero', { total: 0 }, { type: 'atArrival' }, undefined, undefined],
] as const)('a cart costs %s', (_, changes, method, now, later) => {
  const chosen = method && { toPayAmount: undefined, toPayCurrency: undefined, ...method };
  const plan = paymentPlan(cartWith(changes), chosen);
  expect(plan.now && amountIn(plan.now)).toEqual(now);
  expect(plan.later && amountIn(plan.later)).toEqual(later);
});

const amountIn = ({ amount, currency }: { amount: number; currency: string }) => ({ amount, currency });

test('the screen shows the deposit as due now, and the total of the cart', () => {
  expect(paymentPlan(cartWith(deposit), undefined)).toMatchObject({
    total: usd(100),
    displayed: { ...usd(30), isDeposit: true },
    charge: undefined,
  });
});
