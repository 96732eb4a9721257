import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { amountsDue, paysNow } from '../../../src/order/payment/amounts-due.ts';
import {
  checkoutFailure,
  customerProblems,
  differingCharge,
  isAgreed,
  type Amount,
  type Customer,
  type PriceChange,
} from '../../../src/order/checkout.ts';
import { CartSummarySchema } from '../../../src/schema/cart-summary.ts';
import { PaymentTypeSchema } from '../../../src/schema/payment-method.ts';

const customer = (changes: Partial<Customer> = {}): Customer => ({
  firstName: 'Marisol',
  lastName: 'Quintana',
  email: 'marisol@example.com',
  phone: '+52 998 555 0199',
  phoneCountry: 'us',
  notes: '',
  ...changes,
});

const goodPhone = { ok: true, number: '+529985550199' } as const;
const badPhone = { ok: false, reason: 'too-short' } as const;

describe('what keeps the customer form from being sent', () => {
  test.each([
    ['nothing when all of it is there; notes are optional', {}, []],
    ['spaces are no name', { firstName: '  ' }, [{ field: 'firstName', reason: 'missing' }]],
    ['nor is what cannot be seen', { lastName: '\u200B\u00A0' }, [{ field: 'lastName', reason: 'missing' }]],
    ['long notes', { notes: 'x'.repeat(2001) }, [{ field: 'notes', reason: 'too-long' }]],
    ['a wrong e-mail', { email: 'marisol@' }, [{ field: 'email', reason: 'invalid' }]],
  ])('%s', (_, changes, problems) => {
    expect(customerProblems(customer(changes), goodPhone)).toEqual(problems);
  });

  it('passes on what is wrong with the phone number', () => {
    expect(customerProblems(customer(), badPhone)).toEqual([{ field: 'phone', reason: 'too-short' }]);
  });

  it('names all that is missing, in the order of the form', () => {
    const empty = customer({ firstName: '', lastName: '', email: '', phone: '' });
    expect(customerProblems(empty, badPhone).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
    ]);
  });
});

test('cards and wallets are paid now, the rest later', () => {
  expect(PaymentTypeSchema.options.filter(paysNow)).toEqual([
    'payment-gateway-card',
    'paypal',
    'mercadopago',
  ]);
});

test.each<[string, number | undefined, boolean, string]>([
  ['network', undefined, false, 'unknown'],
  ['timeout', undefined, false, 'unknown'],
  ['bad-response', 200, false, 'unknown'],
  ['http', 304, false, 'unknown'],
  ['http', 408, false, 'unknown'],
  ['http', 500, false, 'unknown'],
  ['http', 500, true, 'failed'],
  ['http', 501, true, 'failed'],
  ['http', 507, true, 'failed'],
  ['http', 600, false, 'unknown'],
  ...[408, 460, 499, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530, 598, 599].map(
    (status): [string, number, boolean, string] => ['http', status, true, 'unknown'],
  ),
  ['http', 504, false, 'unknown'],
  ['http', 400, false, 'refused'],
  ['http', 404, false, 'refused'],
  ['http', 422, true, 'refused'],
  ['http', 429, false, 'refused'],
  ['http', 409, false, 'price-changed'],
  ['http', 409, true, 'price-changed'],
])(
  'after %s %s, with a word of the provider: %s, the order is %s',
  (code, status, hasProviderMessage, failure) => {
    expect(checkoutFailure({ code, status, hasProviderMessage })).toBe(failure);
  },
);

describe('after a change of the price', () => {
  const before = { total: 18, currency: 'usd' };
  const asked = (accepted: Amount | null): PriceChange => ({ before, cart: 'c', accepted });
  const now = { total: 20, currency: 'usd' };

  test.each([
    ['there was none', null, true],
    ['the new total was not agreed to', asked(null), false],
    ['it was', asked(now), true],
    ['another one was', asked({ ...now, total: 19.99 }), false],
    ['it was in another currency', asked({ ...now, currency: 'eur' }), false],
  ])('%s', (_, change, agreed) => {
    expect(isAgreed(change, now)).toBe(agreed);
  });
});

describe('what is due', () => {
  const split = { total: 640, paymentToReserve: 192, paymentPending: 448 };
  const whole = { total: 18, paymentToReserve: 18, paymentPending: 0 };
  const summaryOf = (amounts: typeof split) => v.parse(CartSummarySchema, { summary: amounts }).summary;

  test.each([
    ['is split by the provider before a method is chosen', split, undefined, { now: 192, later: 448 }],
    ['and for a method that takes money now', split, 'payment-gateway-card', { now: 192, later: 448 }],
    ['is all later at arrival, deposit or not', split, 'atArrival', { now: 0, later: 640 }],
    ['by bank transfer', whole, 'bank-transfer', { now: 0, later: 18 }],
    ['and by agreement', whole, 'agreement', { now: 0, later: 18 }],
    ['is all now where the provider takes no deposit', whole, 'paypal', { now: 18, later: 0 }],
    ['before a method is chosen, too', whole, undefined, { now: 18, later: 0 }],
    [
      'is not said where nothing is to be paid',
      { total: 0, paymentToReserve: 0, paymentPending: 0 },
      'atArrival',
      undefined,
    ],
  ] as const)('%s', (_, amounts, type, due) => {
    expect(amountsDue(summaryOf(amounts), type && { type })).toEqual(due);
  });

  it.each([
    [
      'all later where no method on offer takes money now',
      ['atArrival', 'agreement'],
      { now: 0, later: 640 },
    ],
    ['split as soon as one does', ['atArrival', 'paypal'], { now: 192, later: 448 }],
  ])('before a method is chosen, it is %s', (_, types, due) => {
    const paymentMethods = types.map((type, id) => ({ id, type }));
    const { summary } = v.parse(CartSummarySchema, { summary: { ...split, paymentMethods } });
    expect(amountsDue(summary, undefined)).toEqual(due);
  });
});

describe('the charge of a payment method', () => {
  const shown = { amount: 1140, currency: 'mxn', isDeposit: false };

  test.each([
    ['the same amount', { toPayAmount: 1140, toPayCurrency: 'MXN' }, undefined],
    ['no amount', { toPayAmount: undefined, toPayCurrency: 'usd' }, undefined],
    [
      'another currency',
      { toPayAmount: 61.96, toPayCurrency: 'USD' },
      { amount: 61.96, currency: 'usd', converted: true },
    ],
    [
      'a surcharge',
      { toPayAmount: 1170, toPayCurrency: undefined },
      { amount: 1170, currency: 'mxn', converted: false },
    ],
  ])('is shown if it differs: %s', (_, method, charge) => {
    expect(differingCharge({ type: 'payment-gateway-card', ...method }, shown)).toEqual(charge);
  });

  it('is shown for a method that is paid later, without a deposit', () => {
    const method = { type: 'bank-transfer', toPayAmount: 61.96, toPayCurrency: 'usd' } as const;
    expect(differingCharge(method, shown)).toMatchObject({ amount: 61.96, currency: 'usd' });
    expect(differingCharge(method, { ...shown, isDeposit: true })).toBeUndefined();
  });

  it('is not known before a method is chosen', () => {
    expect(differingCharge(undefined, shown)).toBeUndefined();
  });
});
