import type { PaymentMethod, PaymentType } from '../schema/payment.ts';
import { amountsDiffer } from './money.ts';
import type { PhoneCheck, PhoneProblem } from './phone.ts';

export interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** The country of a number without a country code: two lower-case letters. */
  phoneCountry: string;
  notes: string;
}

export type CustomerField = Exclude<keyof Customer, 'phoneCountry'>;
export type CustomerProblem =
  | { field: CustomerField; reason: 'missing' }
  | { field: 'email'; reason: 'invalid' }
  | { field: 'phone'; reason: PhoneProblem };

/** What keeps the customer's form from being sent, in the order of the form. */
export function customerProblems(customer: Customer, phone: PhoneCheck): CustomerProblem[] {
  const required: CustomerField[] = ['firstName', 'lastName', 'email', 'phone'];
  return required.flatMap((field): CustomerProblem[] => {
    if (customer[field].trim() === '') return [{ field, reason: 'missing' }];
    if (field === 'email' && !isEmail(customer.email)) return [{ field, reason: 'invalid' }];
    if (field === 'phone' && !phone.ok) return [{ field, reason: phone.reason }];
    return [];
  });
}

/** The same rule as a browser's `<input type="email">`, plus a dot in the domain. */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(
    text.trim(),
  );
}

/** Methods that take the money during the booking; the others are paid later. */
export function paysNow(type: PaymentType): boolean {
  return type === 'payment-gateway-card' || type === 'paypal' || type === 'mercadopago';
}

/** Why an order was not booked; `unknown`: it may have been all the same. */
export type CheckoutFailure = 'refused' | 'price-changed' | 'unknown';

/**
 * What a failed call says about the order. A refusal is an answer; without one, with one that cannot be read, or with
 * that of a gateway that lost the provider, the booking may have been made.
 */
export function checkoutFailure(code: string, status: number | undefined): CheckoutFailure {
  if (code !== 'http') return 'unknown';
  if (status === 409) return 'price-changed';
  return status === 502 || status === 504 ? 'unknown' : 'refused';
}

/** What a payment method charges, where that differs from the amount to pay now that the visitor is shown. */
export function differingCharge(
  method: Pick<PaymentMethod, 'toPayAmount' | 'toPayCurrency'> | undefined,
  shown: { amount: number; currency: string },
): { amount: number; currency: string; converted: boolean } | undefined {
  const { toPayAmount, toPayCurrency } = method ?? {};
  if (toPayAmount === undefined) return undefined;
  const currency = (toPayCurrency ?? shown.currency).toLowerCase();
  const converted = currency !== shown.currency.toLowerCase();
  if (!converted && !amountsDiffer(toPayAmount, shown.amount)) return undefined;
  return { amount: toPayAmount, currency, converted };
}
