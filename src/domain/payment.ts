import type { PaymentResult, Sale } from '../schema/sale.ts';

export type PaymentOutcome = 'completed' | 'pending' | 'cancelled';

/** What a payment came to: money that arrived counts, whatever the visitor was sent back with. */
export function paymentOutcome(status: PaymentResult['status'], action: string | undefined): PaymentOutcome {
  if (status === 'completed') return 'completed';
  return action === 'cancel' ? 'cancelled' : 'pending';
}

/** Where an open payment of a sale can still be made. */
export function openPaymentUrl(sale: Sale): string | undefined {
  return sale.payments.find(({ status, url }) => status === 'pending' && url)?.url;
}

/** Whether any money of a sale has arrived: an earlier payment, or the one that was cancelled too late. */
export function moneyHasArrived({ total_paid, payments }: Sale): boolean {
  return total_paid > 0 || payments.some(({ status }) => status === 'completed');
}
