import { comparableText } from '../../lib/comparable-text.ts';
import { parseEmail } from './parse-email.ts';
import type { PhoneCheck, PhoneProblem } from './phone.ts';

/** The customer's details as entered in the form. */
export interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /**
   * The country of a phone number without a country code, as two lower-case letters. Undefined until the visitor has chosen it,
   * or it was looked up.
   */
  phoneCountry: string | undefined;
  notes: string;
}

export type CustomerField = Exclude<keyof Customer, 'phoneCountry'>;
export type RequiredCustomerField = Exclude<CustomerField, 'notes'>;

export type CustomerProblem =
  | { field: RequiredCustomerField; reason: 'missing' }
  | { field: 'email'; reason: 'invalid' }
  | { field: 'phone'; reason: PhoneProblem }
  | { field: 'notes'; reason: 'too-long' };

/** The length of the longest notes, in characters. */
export const maxNotesLength = 2000;

/**
 * The problems that prevent submitting the customer form, in the order of its fields. Until the rules of phone numbers have
 * loaded, `phoneCheck` is undefined and no number counts as invalid.
 */
export function customerProblems(customer: Customer, phoneCheck: PhoneCheck | undefined): CustomerProblem[] {
  const required: RequiredCustomerField[] = ['firstName', 'lastName', 'email', 'phone'];
  const problems = required.flatMap((field): CustomerProblem[] => {
    if (comparableText(customer[field]) === '') return [{ field, reason: 'missing' }];
    if (field === 'email' && !parseEmail(customer.email)) return [{ field, reason: 'invalid' }];
    if (field === 'phone' && phoneCheck?.ok === false) return [{ field, reason: phoneCheck.reason }];
    return [];
  });
  if (customer.notes.length > maxNotesLength) problems.push({ field: 'notes', reason: 'too-long' });
  return problems;
}
