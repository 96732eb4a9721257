import type { Messages } from '@lingui/core';
import { enUS } from 'date-fns/locale/en-US';
import type { Locale } from 'date-fns';
import type { Language } from '../schema/language.ts';

export interface LoadedLanguage {
  language: Language;
  messages: Messages;
  /** Month and day names, the first day of the week. */
  dateLocale: Locale;
}

/** Fetches the words of a language; each language is a chunk of its own. */
export function loadLanguage(language: Language): Promise<LoadedLanguage> {
  return loaders[language]();
}

const loaders: Record<Language, () => Promise<LoadedLanguage>> = {
  en: async () => {
    const { messages } = await import('../../locales/en.po');
    return { language: 'en', messages, dateLocale: enUS };
  },
  es: async () => {
    const [{ messages }, { es }] = await Promise.all([
      import('../../locales/es.po'),
      import('date-fns/locale/es'),
    ]);
    return { language: 'es', messages, dateLocale: es };
  },
};
