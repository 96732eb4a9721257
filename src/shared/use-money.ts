import { formatMoney } from '../domain/money.ts';
import { useSession } from './session-context.ts';

/**
 * Formats money for the visitor; separate from dates, which need more code. A sale without a currency is in the
 * visitor's.
 */
export function useMoney(): (amount: number, currency: string) => string {
  const session = useSession();
  return (amount, currency) => formatMoney(amount, currency || session.currency);
}
