import { amountsDiffer } from '../../lib/money.ts';
import type { CartSummary } from '../../schema/cart-summary.ts';
import { immediatePaymentTypes, type PaymentMethod, type PaymentType } from '../../schema/payment-method.ts';

/** The amounts due during and after the booking, in the currency of the cart. */
export interface AmountsDue {
  now: number;
  later: number;
}

/**
 * When the total is due: later if the chosen method is paid later, or if no available method charges now; otherwise as the
 * provider splits it, or all of it now. Undefined if nothing is due.
 */
export function amountsDue(
  summary: CartSummary['summary'],
  chosen: Pick<PaymentMethod, 'type'> | undefined,
): AmountsDue | undefined {
  const { total, paymentMethods } = summary;
  if (total <= 0) return undefined;
  const methods = chosen ? [chosen] : paymentMethods;
  const isPaidLater = methods.length > 0 && !methods.some(({ type }) => chargesNow(type));
  if (isPaidLater) return { now: 0, later: total };
  return depositSplit(summary) ?? { now: total, later: 0 };
}

/** Whether a method charges during the booking; all others are paid later. */
export function chargesNow(type: PaymentType): boolean {
  return immediatePaymentTypes.some((immediate) => immediate === type);
}

/** The provider's split of the total into a deposit and the rest; undefined if the whole total is due at once. */
export function depositSplit(summary: CartSummary['summary']): AmountsDue | undefined {
  const { paymentToReserve, paymentPending, total } = summary;
  if (paymentToReserve === undefined && paymentPending === undefined) return undefined;
  // The provider may send only one of the two parts, or zeros if it does not split the total.
  const now = paymentToReserve ?? total - (paymentPending ?? 0);
  const later = paymentPending ?? total - now;
  if (now === 0 && later === 0) return undefined;
  return amountsDiffer(now, total) ? { now, later } : undefined;
}
