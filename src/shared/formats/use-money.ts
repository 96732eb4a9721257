import { formatMoney } from '../../lib/money.ts';
import { useSession } from '../storefront/session-context.ts';

/**
 * Returns a function that formats an amount, in the visitor's currency if it has none of its own. `useFormats` also formats
 * dates, which needs more code.
 */
export function useMoney(): (amount: number, currency: string) => string {
  const session = useSession();
  return (amount, currency) => formatMoney(amount, currency || session.currency);
}
