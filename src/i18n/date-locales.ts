import { earlyLocales } from '../../locales/locales.ts';
import { languages, type Language } from '../schema/language.ts';

type Width = keyof (typeof earlyLocales)[Language]['months'];

/** The part of a date-fns locale that fields and messages need; the full one loads with the calendar. */
export function dateLocaleOf(language: Language) {
  const { months } = earlyLocales[language];
  const month = (index: number, { width }: { width: Width }) => months[width].split(' ')[index] ?? '';
  return { code: language, localize: { month } };
}

export type DateLocale = ReturnType<typeof dateLocaleOf>;

/** For parsing typed dates: visitors may type month names in their own language, whichever one is shown. */
export const dateLocales = languages.map(dateLocaleOf);
