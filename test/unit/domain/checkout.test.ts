import { describe, expect, it, test } from 'vitest';
import { customerProblems, isEmail, isPhone, paysNow, type Customer } from '../../../src/domain/checkout.ts';
import { PaymentTypeSchema } from '../../../src/schema/payment.ts';

const customer = (changes: Partial<Customer> = {}): Customer => ({
  firstName: 'Marisol',
  lastName: 'Quintana',
  email: 'marisol@example.com',
  phone: '+52 998 555 0199',
  notes: '',
  ...changes,
});

describe('what keeps the customer form from being sent', () => {
  test.each([
    ['nothing when all of it is there; notes are optional', {}, []],
    ['spaces are no name', { firstName: '  ' }, [{ field: 'firstName', reason: 'missing' }]],
    ['a wrong e-mail', { email: 'marisol@' }, [{ field: 'email', reason: 'invalid' }]],
    ['a phone without its country', { phone: '998 555 0199' }, [{ field: 'phone', reason: 'invalid' }]],
  ])('%s', (_, changes, problems) => {
    expect(customerProblems(customer(changes))).toEqual(problems);
  });

  it('names all that is missing, in the order of the form', () => {
    const empty = customer({ firstName: '', lastName: '', email: '', phone: '' });
    expect(customerProblems(empty).map(({ field }) => field)).toEqual([
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

test.each([
  ['seven digits', '+1234567', true],
  ['six are too few', '+123456', false],
  ['fifteen digits', '+123456789012345', true],
  ['sixteen are too many', '+1234567890123456', false],
  ['grouped', '+1 (415) 555-01.23', true],
  ['no plus', '14155550123', false],
  ['letters', '+1 415 CALL ME', false],
  ['more than 25 characters', '+1 4 1 5 5 5 5 0 1 2 3 4 5 6', false],
])('a phone number with %s', (_, text, expected) => {
  expect(isPhone(text)).toBe(expected);
});

test('cards and wallets are paid now, the rest later', () => {
  expect(PaymentTypeSchema.options.filter(paysNow)).toEqual([
    'payment-gateway-card',
    'paypal',
    'mercadopago',
  ]);
});
