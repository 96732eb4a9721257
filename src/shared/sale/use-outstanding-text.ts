import { saleBalance } from '../../sale/sale-payments.ts';
import type { Sale } from '../../schema/sale.ts';
import { useFormats } from '../formats/use-formats.ts';
import { useMoneyWordsOf } from './use-money-words.ts';

/**
 * How the outstanding amount of a sale is paid; undefined if nothing is, if it can be paid online, or if the method is not
 * known here.
 */
export function useOutstandingText(sale: Sale): string | undefined {
  const { money } = useFormats();
  const words = useMoneyWordsOf()(sale.payment_method?.type);
  const balance = saleBalance(sale);
  if (!words || balance.state !== 'outstanding') return undefined;
  const { remaining, hasPaidPart } = balance;
  const amount = money(remaining.amount, remaining.currency);
  return hasPaidPart ? words.rest(amount) : words.unpaid(amount);
}
