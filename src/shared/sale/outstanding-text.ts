import type { I18n } from '@lingui/core';
import { saleBalance } from '../../sale/sale-payments.ts';
import type { Sale } from '../../schema/sale.ts';
import { moneyWordsOf } from './money-words.ts';

/**
 * How the outstanding amount of a sale is paid; undefined if nothing is, if it can be paid online, or if the method is not
 * known here. `money` formats an amount.
 */
export function outstandingText(
  sale: Sale,
  i18n: I18n,
  money: (amount: number, currency: string) => string,
): string | undefined {
  const words = moneyWordsOf(sale.payment_method?.type, i18n);
  const balance = saleBalance(sale);
  if (!words || balance.state !== 'outstanding') return undefined;
  const { remaining, hasPaidPart } = balance;
  const amount = money(remaining.amount, remaining.currency);
  return hasPaidPart ? words.rest(amount) : words.unpaid(amount);
}
