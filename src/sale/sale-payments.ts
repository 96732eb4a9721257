import type { PaymentResult, Sale } from '../schema/sale.ts';
import type { Total } from '../order/total.ts';

export type PaymentOutcome = 'completed' | 'pending' | 'cancelled';

/** The outcome of a payment. Its status takes precedence over the `action` in the URL at which the visitor comes back. */
export function paymentOutcome(status: PaymentResult['status'], action: string | undefined): PaymentOutcome {
  if (status === 'completed') return 'completed';
  return action === 'cancel' ? 'cancelled' : 'pending';
}

/** The pending payment of a sale, if it can still be made. */
export function payablePayment(sale: Sale): Sale['payments'][number] | undefined {
  return sale.payments.find(({ status, url }) => status === 'pending' && url);
}

/** The URL of the payment page of a sale, if a payment can still be made. */
export function payablePaymentUrl(sale: Sale): string | undefined {
  return payablePayment(sale)?.url;
}

/** Whether a payment of a sale has not arrived. */
export function hasPendingPayment({ payments }: Sale): boolean {
  return payments.some(({ status }) => status === 'pending');
}

/** Whether any money has arrived for a sale; a cancelled payment does not rule that out. */
export function moneyHasArrived({ total_paid, payments }: Sale): boolean {
  return total_paid > 0 || payments.some(({ status }) => status === 'completed');
}

/** Where the money of a sale stands. */
export type SaleBalance =
  | { state: 'paid' }
  /** Something is left, which can be paid online. `due` is what that charges, if the provider says so. */
  | { state: 'payable'; due: Total | undefined }
  /** Something is left, which is paid in another way. */
  | { state: 'outstanding'; remaining: Total; hasPaidPart: boolean };

/** Whether a sale is paid, can be paid online, or is paid in another way. */
export function saleBalance(sale: Sale): SaleBalance {
  const { total_remained: remaining, total_paid: paid, currency: saleCurrency } = sale;
  if (remaining <= 0) return { state: 'paid' };
  const payment = payablePayment(sale);
  if (!payment) {
    return {
      state: 'outstanding',
      remaining: { amount: remaining, currency: saleCurrency },
      hasPaidPart: paid > 0,
    };
  }
  const { amount, currency = saleCurrency } = payment;
  return { state: 'payable', due: amount === undefined ? undefined : { amount, currency } };
}
