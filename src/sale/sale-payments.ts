import type { PaymentResult, Sale } from '../schema/sale.ts';

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
