import type { PaymentType } from '../schema/payment.ts';

export interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  notes: string;
}

export type CustomerField = keyof Customer;
export type CustomerProblem = { field: CustomerField; reason: 'missing' | 'invalid' };

/** What keeps the customer's form from being sent, in the order of the form. */
export function customerProblems(customer: Customer): CustomerProblem[] {
  const required: CustomerField[] = ['firstName', 'lastName', 'email', 'phone'];
  return required.flatMap((field): CustomerProblem[] => {
    if (customer[field].trim() === '') return [{ field, reason: 'missing' }];
    if (field === 'email' && !isEmail(customer.email)) return [{ field, reason: 'invalid' }];
    if (field === 'phone' && !isPhone(customer.phone)) return [{ field, reason: 'invalid' }];
    return [];
  });
}

/** The same rule as a browser's `<input type="email">`, plus a dot in the domain. */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(
    text.trim(),
  );
}

/** An international number: a plus sign and 7 to 15 digits, however they are grouped. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/[\s().-]/g, '');
  return text.trim().length <= 25 && /^\+\d{7,15}$/.test(digits);
}

/** Methods that take the money during the booking; the others are paid later. */
export function paysNow(type: PaymentType): boolean {
  return type === 'payment-gateway-card' || type === 'paypal' || type === 'mercadopago';
}
