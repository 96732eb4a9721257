import { describe, expect, it, test } from 'vitest';
import {
  checkoutFailure,
  customerProblems,
  differingCharge,
  isEmail,
  paysNow,
  type Customer,
} from '../../../src/domain/checkout.ts';
import { PaymentTypeSchema } from '../../../src/schema/payment.ts';

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

test.each([
  ['a@b.co', true],
  [' first.last+tag@sub.example.com ', true],
  ["o'hara@example.com", true],
  ['a@b', false],
  ['a@b..co', false],
  ['a b@example.com', false],
  ['a@-b.co', false],
  ['@example.com', false],
  ['example.com', false],
  ['', false],
])('%j is an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test('cards and wallets are paid now, the rest later', () => {
  expect(PaymentTypeSchema.options.filter(paysNow)).toEqual([
    'payment-gateway-card',
    'paypal',
    'mercadopago',
  ]);
});

test.each([
  ['network', undefined, 'unknown'],
  ['timeout', undefined, 'unknown'],
  ['bad-response', 200, 'unknown'],
  ['http', 502, 'unknown'],
  ['http', 504, 'unknown'],
  ['http', 500, 'refused'],
  ['http', 503, 'refused'],
  ['http', 400, 'refused'],
  ['http', 422, 'refused'],
  ['http', 409, 'price-changed'],
])('after %s %s the order is %s', (code, status, failure) => {
  expect(checkoutFailure(code, status)).toBe(failure);
});

describe('the charge of a payment method', () => {
  const shown = { amount: 1140, currency: 'mxn' };

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
  ])('is told where it differs: %s', (_, method, charge) => {
    expect(differingCharge(method, shown)).toEqual(charge);
  });

  it('is not known before a method is chosen', () => {
    expect(differingCharge(undefined, shown)).toBeUndefined();
  });
});
