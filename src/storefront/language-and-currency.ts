import { earlyLocales } from '../../locales/locales.ts';
import { currencyCode } from '../schema/currency.ts';
import { defaultLanguage, languages, supportedLanguage, type Language } from '../schema/language.ts';

interface LanguageSources {
  chosen: Language | undefined;
  currency: string | undefined;
  /** A language tag: `es-MX`. */
  browserLanguage: string;
}

/** The chosen language, otherwise the currency's, otherwise the browser's, otherwise English. */
export function resolveLanguage({ chosen, currency, browserLanguage }: LanguageSources): Language {
  return chosen ?? languageOfCurrency(currency) ?? supportedLanguage(browserLanguage) ?? defaultLanguage;
}

/** Mexican pesos imply Spanish; most currencies imply no language. */
export function languageOfCurrency(currency = ''): Language | undefined {
  const code = currencyCode(currency);
  return languages.find((language) => earlyLocales[language].currencies.includes(code));
}

/** The chosen currency if the company accepts it, otherwise the company's first. */
export function resolveCurrency(chosen = '', accepted: readonly string[]): string {
  const code = currencyCode(chosen);
  return accepted.includes(code) ? code : (accepted[0] ?? 'usd');
}
