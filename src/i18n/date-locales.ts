import { earlyLocales } from '../../locales/locales.ts';
import { languages, type Language } from '../schema/language.ts';

type MonthWidth = keyof (typeof earlyLocales)[Language]['months'];

/** The part of a date-fns locale that fields and messages need; the full one loads with the calendar. */
export function dateLocaleOf(language: Language) {
  const { months } = earlyLocales[language];
  const month = (index: number, { width }: { width: MonthWidth }) => months[width].split(' ')[index] ?? '';
  return { code: language, localize: { month } };
}

/** The month names of one of our languages. */
export type LanguageDateLocale = ReturnType<typeof dateLocaleOf>;

/** The month names of all languages. Visitors may type dates in their own language, whichever one is shown. */
export const dateLocales = languages.map(dateLocaleOf);
