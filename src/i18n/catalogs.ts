import type { I18n, Messages } from '@lingui/core';
import type { Language } from '../schema/language.ts';
import { dateLocaleOf, type DateLocale } from './date-locales.ts';

/** The words of the first screens, or those of every screen. */
export type Words = 'first' | 'all';

export interface LoadedLanguage {
  language: Language;
  words: Words;
  messages: Messages;
  /** The names of the months. */
  dateLocale: DateLocale;
  /** Speaks these words where they are not those of the whole storefront. */
  i18n?: I18n;
}

/** Fetches the words of a language; those of the first screens and the others are chunks of their own. */
export async function loadLanguage(language: Language, words: Words): Promise<LoadedLanguage> {
  const { first, others } = catalogs[language];
  const loaded = await Promise.all(words === 'all' ? [first(), others()] : [first()]);
  const messages: Messages = {};
  for (const catalog of loaded) Object.assign(messages, catalog.messages);
  return { language, words, messages, dateLocale: dateLocaleOf(language) };
}

type Catalog = () => Promise<{ messages: Messages }>;

const catalogs: Record<Language, { first: Catalog; others: Catalog }> = {
  en: {
    first: () => import('../../locales/en-first.po'),
    others: () => import('../../locales/en.po'),
  },
  es: {
    first: () => import('../../locales/es-first.po'),
    others: () => import('../../locales/es.po'),
  },
};
