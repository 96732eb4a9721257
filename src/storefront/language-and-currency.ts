import { earlyLocales } from '../../locales/locales.ts';
import { localeFileOf } from '../platform/locale-files.ts';
import { normalizeCurrencyCode } from '../schema/normalize-currency-code.ts';
import {
  defaultLanguage,
  languages,
  supportedLanguage,
  type Language,
  type LanguageTag,
} from '../schema/language.ts';

interface LanguageSources {
  chosenLanguage: LanguageTag | undefined;
  currency: string | undefined;
  /** A language tag: `es-MX`. */
  browserLanguage: string;
}

/** The chosen language, otherwise the currency's, otherwise the browser's, otherwise English. */
export function resolveLanguage({ chosenLanguage, currency, browserLanguage }: LanguageSources): LanguageTag {
  return (
    chosenLanguage ?? languageOfCurrency(currency) ?? supportedLanguage(browserLanguage) ?? defaultLanguage
  );
}

/** Mexican pesos imply Spanish, Brazilian reais Portuguese; most currencies imply no language. */
export function languageOfCurrency(currency = ''): Language | undefined {
  const code = normalizeCurrencyCode(currency);
  return languages.find((language) => earlyLocales[language].currencies.includes(code));
}

/** The chosen currency if the company accepts it, otherwise the company's first; `usd` while none is known. */
export function resolveCurrency(
  chosenCurrency: string | undefined,
  acceptedCurrencies: readonly string[],
): string {
  const code = normalizeCurrencyCode(chosenCurrency ?? '');
  return acceptedCurrencies.includes(code) ? code : (acceptedCurrencies[0] ?? 'usd');
}

/** The language, if the page can show it: one of ours, or that of a locale file that has loaded. */
export function availableLanguage(tag: LanguageTag | undefined): LanguageTag | undefined {
  return localeFileOf(tag)?.language ?? supportedLanguage(tag);
}
