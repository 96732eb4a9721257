import { earlyLocales } from '../../locales/locales.ts';
import { languages, type Language } from '../schema/language.ts';

type Width = keyof (typeof earlyLocales)[Language]['months'];

/** The locale data for fields and messages; a full locale only loads with a calendar. */
export function dateLocaleOf(language: Language) {
  const { months } = earlyLocales[language];
  const month = (index: number, { width }: { width: Width }) => months[width].split(' ')[index] ?? '';
  return { code: language, localize: { month } };
}

export type DateLocale = ReturnType<typeof dateLocaleOf>;

/** People write dates in their own language, whichever one is shown. */
export const dateLocales = languages.map(dateLocaleOf);
