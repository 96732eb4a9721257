import { amountsDiffer } from '../../lib/money.ts';
import { normalizeCurrencyCode } from '../../schema/normalize-currency-code.ts';
import type { PaymentMethod } from '../../schema/payment-method.ts';
import { chargesNow } from './amounts-due.ts';

/** The amount that the checkout shows as due now. */
export interface DisplayedAmount {
  amount: number;
  currency: string;
  isDeposit: boolean;
}

export interface MethodCharge {
  amount: number;
  /** The lower-case code of the currency. */
  currency: string;
  /** Whether the method charges in a currency other than that of the prices on screen. */
  isConverted: boolean;
}

/**
 * The amount that a payment method charges, if it differs from the amount on screen. A deposit on screen is not compared with
 * the charge of a method that is paid later, because such methods require no deposit.
 */
export function differingCharge(
  method: Pick<PaymentMethod, 'type' | 'toPayAmount' | 'toPayCurrency'> | undefined,
  displayed: DisplayedAmount,
): MethodCharge | undefined {
  if (method?.toPayAmount === undefined) return undefined;
  if (displayed.isDeposit && !chargesNow(method.type)) return undefined;
  const currency = normalizeCurrencyCode(method.toPayCurrency ?? displayed.currency);
  const isConverted = currency !== normalizeCurrencyCode(displayed.currency);
  if (!isConverted && !amountsDiffer(method.toPayAmount, displayed.amount)) return undefined;
  return { amount: method.toPayAmount, currency, isConverted };
}
