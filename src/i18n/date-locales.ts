import { earlyLocales } from '../../locales/locales.ts';
import { localeFileOf, localeFiles } from '../platform/locale-files.ts';
import type { TextDirection } from '../platform/locale-file-entry.ts';
import type { DateLocale } from '../lib/format-local-date.ts';
import { closestLanguage, languages, type LanguageTag } from '../schema/language.ts';

/** The month names of a language. */
export interface LanguageDateLocale extends DateLocale {
  code: LanguageTag;
  direction: TextDirection;
}

/** The part of a date-fns locale that fields and messages need; the full one loads with the calendar. */
export function dateLocaleOf(language: LanguageTag): LanguageDateLocale {
  const file = localeFileOf(language);
  const { months } = earlyLocales[closestLanguage(language)];
  return {
    code: language,
    direction: file?.direction ?? 'ltr',
    localize: { month: (index, { width }) => (file?.months[width] ?? months[width].split(' '))[index] ?? '' },
  };
}

/** The month names of all languages. Visitors may type dates in their own language, whichever one is shown. */
export const dateLocales = (): LanguageDateLocale[] =>
  [...languages, ...localeFiles().map(({ language }) => language)].map(dateLocaleOf);
