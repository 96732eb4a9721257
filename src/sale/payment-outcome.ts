import type { PaymentResult, Sale } from '../schema/sale.ts';

export type PaymentOutcome = 'completed' | 'pending' | 'cancelled';

/**
 * The outcome of a payment: money that has arrived takes precedence over the way in which the visitor was sent back.
 */
export function paymentOutcome(status: PaymentResult['status'], action: string | undefined): PaymentOutcome {
  if (status === 'completed') return 'completed';
  return action === 'cancel' ? 'cancelled' : 'pending';
}

/** A payment of a sale that can still be made. */
export function openPayment(sale: Sale): Sale['payments'][number] | undefined {
  return sale.payments.find(({ status, url }) => status === 'pending' && url);
}

/** The URL at which an open payment of a sale can still be made. */
export function openPaymentUrl(sale: Sale): string | undefined {
  return openPayment(sale)?.url;
}

/** Whether any money for a sale has arrived: from an earlier payment, or from one that was cancelled too late. */
export function moneyHasArrived({ total_paid, payments }: Sale): boolean {
  return total_paid > 0 || payments.some(({ status }) => status === 'completed');
}
