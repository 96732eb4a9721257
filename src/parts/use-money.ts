import { formatMoney } from '../domain/money.ts';
import { useSession } from './session-context.ts';

/** Money as the visitor reads it; apart from the dates, which bring more with them. */
export function useMoney(): (amount: number, inCurrency?: string) => string {
  const { currency } = useSession();
  return (amount, inCurrency) => formatMoney(amount, inCurrency || currency);
}
