import { earlyLocales } from '../../locales/locales.ts';
import type { DateLocale } from '../lib/format-local-date.ts';
import { languages, type Language } from '../schema/language.ts';

/** The month names of one of our languages. */
export interface LanguageDateLocale extends DateLocale {
  code: Language;
}

/** The part of a date-fns locale that fields and messages need; the full one loads with the calendar. */
export function dateLocaleOf(language: Language): LanguageDateLocale {
  const { months } = earlyLocales[language];
  return {
    code: language,
    localize: { month: (index, { width }) => months[width].split(' ')[index] ?? '' },
  };
}

/** The month names of all languages. Visitors may type dates in their own language, whichever one is shown. */
export const dateLocales = languages.map(dateLocaleOf);
