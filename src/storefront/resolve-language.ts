import { earlyLocales } from '../../locales/locales.ts';
import { currencyCode } from '../schema/currency.ts';
import { defaultLanguage, languages, supportedLanguage, type Language } from '../schema/language.ts';

/** Mexican pesos imply Spanish; most currencies imply no language. */
export function languageOfCurrency(currency = ''): Language | undefined {
  const code = currencyCode(currency);
  return languages.find((language) => earlyLocales[language].currencies.includes(code));
}

/** The chosen language, otherwise the currency's, otherwise the browser's, otherwise English. */
export function resolveLanguage(facts: {
  chosen: Language | undefined;
  currency: string | undefined;
  browserLanguage: string;
}): Language {
  const { chosen, currency, browserLanguage } = facts;
  return chosen ?? languageOfCurrency(currency) ?? supportedLanguage(browserLanguage) ?? defaultLanguage;
}

/** The chosen currency if the company accepts it, otherwise the company's first. */
export function resolveCurrency(chosen = '', offered: readonly string[]): string {
  const wanted = currencyCode(chosen);
  return offered.includes(wanted) ? wanted : (offered[0] ?? 'usd');
}
