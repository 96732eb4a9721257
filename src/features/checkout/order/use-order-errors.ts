import { useLingui } from '@lingui/react/macro';
import {
  maxNotesLength,
  type CustomerField,
  type CustomerProblem,
  type RequiredCustomerField,
} from '../../../order/customer/customer.ts';
import type { PhoneProblem } from '../../../order/customer/phone.ts';

type PaymentField = 'payment-method' | 'terms';
export type OrderProblem = CustomerProblem | { field: PaymentField; reason: 'missing' };

/** The messages about the problems of an order: by field, and as a list whose items link to the fields. */
export function useOrderErrors(problems: readonly OrderProblem[]) {
  const { t } = useLingui();
  const limit = maxNotesLength;
  const missing: Record<RequiredCustomerField | PaymentField, string> = {
    firstName: t`Enter your first name.`,
    lastName: t`Enter your last name.`,
    email: t`Enter your email address.`,
    phone: t`Enter your phone number.`,
    'payment-method': t`Choose how you want to pay.`,
    terms: t`Please accept the terms, conditions and policies.`,
  };
  const phone: Record<PhoneProblem, string> = {
    several: t`Enter a single number.`,
    'not-a-number': t`Enter a number, such as +1 305 555 0100.`,
    'invalid-country': t`Choose a country, or enter the number with its country code, such as +1 305 555 0100.`,
    'too-short': t`This number is too short.`,
    'too-long': t`This number is too long.`,
    'not-in-country': t`This number does not exist in the selected country.`,
  };
  const messageOf = (problem: OrderProblem): string => {
    if (problem.reason === 'missing') return missing[problem.field];
    if (problem.field === 'notes') return t`This is too long. Use at most ${limit} characters.`;
    return problem.field === 'email' ? t`Invalid email address` : phone[problem.reason];
  };
  const errors = problems.map((problem) => ({ fieldId: problem.field, message: messageOf(problem) }));
  const byField: Partial<Record<CustomerField | PaymentField, string>> = {};
  for (const { fieldId, message } of errors) byField[fieldId] ??= message;
  return { errors, byField };
}
