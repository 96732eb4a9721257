import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { amountsDue, chargesNow, depositSplit } from '../../../../src/order/payment/amounts-due.ts';
import { CartSummarySchema } from '../../../../src/schema/cart-summary.ts';
import { PaymentTypeSchema } from '../../../../src/schema/payment-method.ts';
import { amounts } from '../../cart/cart-samples.ts';

describe('the total is due', () => {
  const split = { total: 640, paymentToReserve: 192, paymentPending: 448 };
  const whole = { total: 18, paymentToReserve: 18, paymentPending: 0 };
  const summaryOf = (amounts: typeof split) => v.parse(CartSummarySchema, { summary: amounts }).summary;

  test.each([
    ['as the provider splits it before a method is chosen', split, undefined, { now: 192, later: 448 }],
    [
      'as the provider splits it for a method that charges now',
      split,
      'payment-gateway-card',
      { now: 192, later: 448 },
    ],
    ['later at arrival, even with a deposit', split, 'atArrival', { now: 0, later: 640 }],
    ['later by bank transfer', whole, 'bank-transfer', { now: 0, later: 18 }],
    ['later by agreement', whole, 'agreement', { now: 0, later: 18 }],
    ['now if the provider does not split it', whole, 'paypal', { now: 18, later: 0 }],
    [
      'now before a method is chosen, if the provider does not split it',
      whole,
      undefined,
      { now: 18, later: 0 },
    ],
    ['never if it is zero', { total: 0, paymentToReserve: 0, paymentPending: 0 }, 'atArrival', undefined],
  ] as const)('%s', (_, amounts, type, due) => {
    expect(amountsDue(summaryOf(amounts), type && { type })).toEqual(due);
  });

  test.each([
    ['later if no available method charges now', ['atArrival', 'agreement'], { now: 0, later: 640 }],
    ['as the provider splits it if one does', ['atArrival', 'paypal'], { now: 192, later: 448 }],
  ])('before a method is chosen, %s', (_, types, due) => {
    const paymentMethods = types.map((type, id) => ({ id, type }));
    const { summary } = v.parse(CartSummarySchema, { summary: { ...split, paymentMethods } });
    expect(amountsDue(summary, undefined)).toEqual(due);
  });
});

describe('the deposit and the rest', () => {
  test.each([
    ['are unknown if the provider does not split the total', {}, undefined],
    [
      'are unknown if the deposit is the whole total',
      { paymentToReserve: 100, paymentPending: 0 },
      undefined,
    ],
    ['are split as the provider says', { paymentToReserve: 30, paymentPending: 70 }, { now: 30, later: 70 }],
    [
      'may be split into nothing now and everything later',
      { paymentToReserve: 0, paymentPending: 100 },
      { now: 0, later: 100 },
    ],
    ['are completed if only the deposit is given', { paymentToReserve: 30 }, { now: 30, later: 70 }],
    ['are completed if only the rest is given', { paymentPending: 70 }, { now: 30, later: 70 }],
    ['are unknown if both are zero', { paymentToReserve: 0, paymentPending: 0 }, undefined],
    ['are unknown if the rest is less than a cent', { paymentToReserve: 99.999 }, undefined],
  ])('%s', (_, changes, split) => {
    expect(depositSplit(amounts(changes))).toEqual(split);
  });
});

test('cards and wallets charge now, all other methods later', () => {
  expect(PaymentTypeSchema.options.filter(chargesNow)).toEqual([
    'payment-gateway-card',
    'paypal',
    'mercadopago',
  ]);
});
