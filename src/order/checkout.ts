import { currencyCode } from '../schema/currency.ts';
import type { PaymentMethod } from '../schema/payment-method.ts';
import { isSameId } from '../schema/wire-values.ts';
import { paysNow } from './payment/amounts-due.ts';
import { emailAddress } from './customer/email.ts';
import { amountsDiffer } from '../lib/money.ts';
import type { PhoneCheck, PhoneProblem } from './customer/phone.ts';
import { comparableText } from '../lib/typed-text.ts';

export interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** The country of a phone number without a country code, as two lower-case letters. */
  phoneCountry: string;
  notes: string;
}

export type CustomerField = Exclude<keyof Customer, 'phoneCountry'>;
export type CustomerProblem =
  | { field: CustomerField; reason: 'missing' }
  | { field: 'email'; reason: 'invalid' }
  | { field: 'phone'; reason: PhoneProblem }
  | { field: 'notes'; reason: 'too-long' };

/** In characters. */
export const notesLimit = 2000;
export const couponLimit = 40;

/** The problems that prevent submitting the customer form, in the order of its fields. */
export function customerProblems(customer: Customer, phone: PhoneCheck): CustomerProblem[] {
  const required: CustomerField[] = ['firstName', 'lastName', 'email', 'phone'];
  const problems = required.flatMap((field): CustomerProblem[] => {
    if (comparableText(customer[field]) === '') return [{ field, reason: 'missing' }];
    if (field === 'email' && !emailAddress(customer.email)) return [{ field, reason: 'invalid' }];
    if (field === 'phone' && !phone.ok) return [{ field, reason: phone.reason }];
    return [];
  });
  return customer.notes.length > notesLimit
    ? [...problems, { field: 'notes', reason: 'too-long' }]
    : problems;
}

/**
 * Why an order was not booked. `failed`: by the provider's own account, which is less certain than that it was `refused`.
 * `unknown` means that it may have been booked.
 */
export type CheckoutFailure = 'refused' | 'failed' | 'price-changed' | 'unknown';

/**
 * The time is up, or a gateway has lost the provider; 499 and 460 are a proxy's words for a lost client, 598 and 599 for a
 * lost server.
 */
const GATEWAY_STATUSES: readonly number[] = [
  408, 460, 499, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530, 598, 599,
];

interface FailedAnswer {
  code: string;
  status?: number | undefined;
}

/** Whether the provider itself has rejected a request, so that nothing was done for certain. */
export function isRejected({ code, status = 0 }: FailedAnswer): boolean {
  return code === 'http' && status >= 400 && status < 500 && !GATEWAY_STATUSES.includes(status);
}

/** Whether it has rejected a request permanently; a rate-limited one can be retried. */
export function isRefused(answer: FailedAnswer): boolean {
  return isRejected(answer) && answer.status !== 429;
}

/**
 * What a failed request tells about the order. A rejection is a clear answer, and a server that reports its own failure has
 * most likely not booked. What a gateway answers is not from the provider, even in JSON. After that, or after an unreadable
 * answer or none, the order may have been booked.
 */
export function checkoutFailure(answer: FailedAnswer & { hasProviderMessage?: boolean }): CheckoutFailure {
  const { code, status = 0, hasProviderMessage } = answer;
  if (isRejected(answer)) return status === 409 ? 'price-changed' : 'refused';
  if (code !== 'http' || GATEWAY_STATUSES.includes(status)) return 'unknown';
  return status >= 500 && hasProviderMessage ? 'failed' : 'unknown';
}

/** The terms are accepted for a payment method; null if none was chosen yet. */
export interface Consent {
  paymentMethodId: PaymentMethod['id'] | null;
}

/** Whether a choice is still valid: it must be made again when its payment method is no longer offered. */
export function stillOffered(
  id: PaymentMethod['id'] | null,
  offered: readonly Pick<PaymentMethod, 'id'>[] | undefined,
): boolean {
  return id === null || offered === undefined || offered.some((method) => isSameId(method.id, id));
}

/** The chosen payment method; without a choice the only one, and undefined if the chosen one is no longer offered. */
export function selectedMethod(
  id: PaymentMethod['id'] | null,
  offered: readonly Readonly<PaymentMethod>[],
): Readonly<PaymentMethod> | undefined {
  if (id === null) return offered.length === 1 ? offered[0] : undefined;
  return offered.find((method) => isSameId(method.id, id));
}

/** A price that the provider no longer honours, and the one that the visitor accepted instead. */
export interface PriceChange {
  before: Amount;
  /** The fingerprint of the cart that had this price. */
  cart: string;
  accepted: Amount | null;
}

export interface Amount {
  total: number;
  /** Lower-case code. */
  currency: string;
}

/** After a price change the visitor must accept the total on screen, and accept again if it has changed once more. */
export function isAgreed(change: Readonly<PriceChange> | null, now: Amount): boolean {
  if (!change) return true;
  const { accepted } = change;
  return accepted?.currency === now.currency && !amountsDiffer(accepted.total, now.total);
}

/**
 * The amount that a payment method charges, if it differs from the amount shown. Methods that are paid later require no
 * deposit, so the provider's deposit is ignored for them.
 */
export function differingCharge(
  method: Pick<PaymentMethod, 'type' | 'toPayAmount' | 'toPayCurrency'> | undefined,
  shown: { amount: number; currency: string; isDeposit: boolean },
): { amount: number; currency: string; converted: boolean } | undefined {
  if (method?.toPayAmount === undefined || (shown.isDeposit && !paysNow(method.type))) return undefined;
  const { toPayAmount, toPayCurrency } = method;
  const currency = currencyCode(toPayCurrency ?? shown.currency);
  const converted = currency !== currencyCode(shown.currency);
  if (!converted && !amountsDiffer(toPayAmount, shown.amount)) return undefined;
  return { amount: toPayAmount, currency, converted };
}
