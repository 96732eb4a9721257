import type { CartSummary } from '../../schema/cart-summary.ts';
import { immediatePaymentTypes, type PaymentMethod, type PaymentType } from '../../schema/payment-method.ts';
import { amountsDiffer } from '../../lib/money.ts';

/**
 * The amounts due during and after the booking, which add up to the total: everything later if the chosen method, or every
 * available method, is paid later.
 */
export function amountsDue(
  summary: CartSummary['summary'],
  method: Pick<PaymentMethod, 'type'> | undefined,
): { now: number; later: number } | undefined {
  const { total, paymentMethods } = summary;
  if (total <= 0) return undefined;
  const methods = method ? [method] : paymentMethods;
  const paidLater = methods.length > 0 && !methods.some(({ type }) => paysNow(type));
  return paidLater ? { now: 0, later: total } : (paymentSplit(summary) ?? { now: total, later: 0 });
}

/** Methods that charge during the booking; all others are paid later. */
export function paysNow(type: PaymentType): boolean {
  return immediatePaymentTypes.some((paidNow) => paidNow === type);
}

/** The amounts due now and later, if the provider splits the total. */
export function paymentSplit(summary: CartSummary['summary']): { now: number; later: number } | undefined {
  const { paymentToReserve, paymentPending, total } = summary;
  if (paymentToReserve === undefined && paymentPending === undefined) return undefined;
  const now = paymentToReserve ?? total - (paymentPending ?? 0);
  const later = paymentPending ?? total - now;
  if (now === 0 && later === 0) return undefined;
  return amountsDiffer(now, total) ? { now, later } : undefined;
}
