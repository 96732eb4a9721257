import type { I18n, Messages } from '@lingui/core';
import type { Language } from '../schema/language.ts';
import { dateLocaleOf, type DateLocale } from './date-locales.ts';

/** The messages of the first screens, or those of all screens. */
export type CatalogScope = 'core' | 'all';

export interface LoadedLanguage {
  language: Language;
  catalog: CatalogScope;
  messages: Messages;
  /** The month names. */
  dateLocale: DateLocale;
  /** An own `i18n` instance, if the messages are not the storefront's. */
  i18n?: I18n;
}

/** Fetches the messages of a language; those of the first screens and the rest are separate chunks. */
export async function loadLanguage(language: Language, catalog: CatalogScope): Promise<LoadedLanguage> {
  const { core, others } = catalogs[language];
  const loaded = await Promise.all(catalog === 'all' ? [core(), others()] : [core()]);
  const messages: Messages = {};
  for (const part of loaded) Object.assign(messages, part.messages);
  return { language, catalog, messages, dateLocale: dateLocaleOf(language) };
}

type Catalog = () => Promise<{ messages: Messages }>;

const catalogs: Record<Language, { core: Catalog; others: Catalog }> = {
  en: {
    core: () => import('../../locales/en-core.po'),
    others: () => import('../../locales/en.po'),
  },
  es: {
    core: () => import('../../locales/es-core.po'),
    others: () => import('../../locales/es.po'),
  },
};
