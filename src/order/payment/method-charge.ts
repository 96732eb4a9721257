import { amountsDiffer } from '../../lib/money.ts';
import { currencyCode } from '../../schema/currency.ts';
import type { PaymentMethod } from '../../schema/payment-method.ts';
import { chargesNow } from './amounts-due.ts';

/** The amount that the checkout shows as due. */
interface ShownAmount {
  amount: number;
  currency: string;
  isDeposit: boolean;
}

interface MethodCharge {
  amount: number;
  /** Lower-case code. */
  currency: string;
  /** The method charges in another currency than the prices shown. */
  converted: boolean;
}

/**
 * What a payment method charges, if that differs from the amount shown. A method that is paid later requires no deposit, so
 * a shown deposit is no reason to mention its charge.
 */
export function differingCharge(
  method: Pick<PaymentMethod, 'type' | 'toPayAmount' | 'toPayCurrency'> | undefined,
  shown: ShownAmount,
): MethodCharge | undefined {
  if (method?.toPayAmount === undefined) return undefined;
  if (shown.isDeposit && !chargesNow(method.type)) return undefined;
  const currency = currencyCode(method.toPayCurrency ?? shown.currency);
  const converted = currency !== currencyCode(shown.currency);
  if (!converted && !amountsDiffer(method.toPayAmount, shown.amount)) return undefined;
  return { amount: method.toPayAmount, currency, converted };
}
