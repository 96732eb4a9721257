import type { CartSummary } from '../schema/cart-summary.ts';
import type { PaymentMethod, PaymentType } from '../schema/payment.ts';
import { paymentSplit } from './cart.ts';
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
 * What a failed call says about the order. A refusal is an answer, and so is what the provider says in its own words.
 * Without one, with one that cannot be read, or with that of a gateway that lost the provider, the booking may have been
 * made.
 */
export function checkoutFailure(answer: {
  code: string;
  status?: number | undefined;
  hasProviderMessage?: boolean;
}): CheckoutFailure {
  const { code, status = 0, hasProviderMessage } = answer;
  if (code !== 'http') return 'unknown';
  if (status === 409) return 'price-changed';
  const isRefusal = status >= 400 && status < 500 && status !== 408;
  return isRefusal || hasProviderMessage ? 'refused' : 'unknown';
}

/** A price that the provider no longer stands by, and the one that the visitor agreed to instead. */
export interface PriceChange {
  before: Amount;
  /** The fingerprint of the cart that it was the price of. */
  cart: string;
  accepted: Amount | null;
}

export interface Amount {
  total: number;
  /** Lower-case code. */
  currency: string;
}

/** After a change of the price the total on screen has to be agreed to, and again when it is another one by then. */
export function isAgreed(change: Readonly<PriceChange> | null, now: Amount): boolean {
  if (!change) return true;
  const { accepted } = change;
  return accepted?.currency === now.currency && !amountsDiffer(accepted.total, now.total);
}

/** What is paid during the booking and what afterwards, where that is not all of it: a method may take nothing now. */
export function amountsDue(
  summary: CartSummary['summary'],
  method: Pick<PaymentMethod, 'type'> | undefined,
): { now: number; later: number } | undefined {
  if (!method || paysNow(method.type)) return paymentSplit(summary);
  return summary.total > 0 ? { now: 0, later: summary.total } : undefined;
}

/**
 * What a payment method charges, where that differs from the amount that the visitor is shown. A method that is paid later
 * asks for no deposit, so the provider's amount of one is left out.
 */
export function differingCharge(
  method: Pick<PaymentMethod, 'type' | 'toPayAmount' | 'toPayCurrency'> | undefined,
  shown: { amount: number; currency: string; isDeposit: boolean },
): { amount: number; currency: string; converted: boolean } | undefined {
  if (method?.toPayAmount === undefined || (shown.isDeposit && !paysNow(method.type))) return undefined;
  const { toPayAmount, toPayCurrency } = method;
  const currency = (toPayCurrency ?? shown.currency).toLowerCase();
  const converted = currency !== shown.currency.toLowerCase();
  if (!converted && !amountsDiffer(toPayAmount, shown.amount)) return undefined;
  return { amount: toPayAmount, currency, converted };
}
