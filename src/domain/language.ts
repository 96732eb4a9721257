import { currencyCode } from '../schema/currency.ts';
import { supportedLanguage, type Language } from '../schema/language.ts';

/** Mexican pesos mean Spanish; no other currency says anything of the language. */
export function languageOfCurrency(currency = ''): Language | undefined {
  return currencyCode(currency) === 'mxn' ? 'es' : undefined;
}

/** What was chosen, or else follows from the currency or the browser, or else English. */
export function resolveLanguage(facts: {
  chosen: Language | undefined;
  currency: string | undefined;
  browserLanguage: string;
}): Language {
  const { chosen, currency, browserLanguage } = facts;
  return chosen ?? languageOfCurrency(currency) ?? supportedLanguage(browserLanguage) ?? 'en';
}

/** The chosen currency if the company accepts it, otherwise the company's first. */
export function resolveCurrency(chosen = '', offered: readonly string[]): string {
  const wanted = currencyCode(chosen);
  return offered.includes(wanted) ? wanted : (offered[0] ?? 'usd');
}
