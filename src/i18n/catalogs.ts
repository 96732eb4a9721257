import type { Messages } from '@lingui/core';
import { dateLocaleOf, type DateLocale } from './date-locales.ts';
import type { Language } from '../schema/language.ts';

export interface LoadedLanguage {
  language: Language;
  messages: Messages;
  /** The names of the months. */
  dateLocale: DateLocale;
}

/** Fetches the words of a language; each language is a chunk of its own. */
export function loadLanguage(language: Language): Promise<LoadedLanguage> {
  return loaders[language]();
}

async function loaded(language: Language, catalog: Promise<{ messages: Messages }>) {
  const { messages } = await catalog;
  return { language, messages, dateLocale: dateLocaleOf(language) };
}

const loaders: Record<Language, () => Promise<LoadedLanguage>> = {
  en: () => loaded('en', import('../../locales/en.po')),
  es: () => loaded('es', import('../../locales/es.po')),
};
