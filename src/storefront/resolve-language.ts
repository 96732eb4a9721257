import { currencyCode } from '../schema/currency.ts';
import { supportedLanguage, type Language } from '../schema/language.ts';

/** Mexican pesos imply Spanish; no other currency implies a language. */
export function languageOfCurrency(currency = ''): Language | undefined {
  return currencyCode(currency) === 'mxn' ? 'es' : undefined;
}

/** The chosen language, otherwise the currency's, otherwise the browser's, otherwise English. */
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
