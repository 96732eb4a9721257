import { describe, expect, it, test } from 'vitest';
import { customerProblems, type Customer } from '../../../../src/order/customer/customer.ts';

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

describe('the problems of the customer form', () => {
  test.each([
    ['none if everything but the optional notes is filled in', {}, []],
    ['spaces alone as a name', { firstName: '  ' }, [{ field: 'firstName', reason: 'missing' }]],
    [
      'invisible characters alone as a name',
      { lastName: '\u200B\u00A0' },
      [{ field: 'lastName', reason: 'missing' }],
    ],
    ['notes that are too long', { notes: 'x'.repeat(2001) }, [{ field: 'notes', reason: 'too-long' }]],
    ['an invalid email address', { email: 'marisol@' }, [{ field: 'email', reason: 'invalid' }]],
  ])('%s', (_, changes, problems) => {
    expect(customerProblems(customer(changes), goodPhone)).toEqual(problems);
  });

  it('include the problem with the phone number', () => {
    expect(customerProblems(customer(), badPhone)).toEqual([{ field: 'phone', reason: 'too-short' }]);
  });

  it('list everything that is missing, in the order of the form', () => {
    const empty = customer({ firstName: '', lastName: '', email: '', phone: '' });
    expect(customerProblems(empty, badPhone).map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
    ]);
  });
});
