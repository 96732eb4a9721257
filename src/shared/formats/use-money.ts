import { useLanguage } from '../../i18n/language-provider.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useSession } from '../storefront/session-context.ts';

/**
 * Returns a function that formats an amount, in the visitor's currency if it has none of its own. `useFormats` also formats
 * dates, which needs more code.
 */
export function useMoney(): (amount: number, currency: string) => string {
  const session = useSession();
  const { direction } = useLanguage();
  return (amount, currency) => {
    const text = formatMoney(amount, currency || session.currency);
    return direction === 'rtl' ? isolate(text) : text;
  };
}

/** Keeps the sign, the amount and the currency in their order among words that run from right to left. */
function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}
