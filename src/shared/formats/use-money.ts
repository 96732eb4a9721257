import { formatMoney } from '../../lib/money.ts';
import { useSession } from '../storefront/session-context.ts';

/**
 * Formats money for the visitor; separate from dates, which need more code. If an amount has no currency, the visitor's
 * is used.
 */
export function useMoney(): (amount: number, currency: string) => string {
  const session = useSession();
  return (amount, currency) => formatMoney(amount, currency || session.currency);
}
