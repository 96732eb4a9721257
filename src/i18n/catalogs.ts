import type { I18n, Messages } from '@lingui/core';
import type { Language } from '../schema/language.ts';
import { dateLocaleOf, type DateLocale } from './date-locales.ts';

/** The messages of the first screens, of all screens, or also of the pieces that load on their own. */
export type CatalogScope = 'core' | 'all' | 'full';

export interface LoadedLanguage {
  language: Language;
  catalog: CatalogScope;
  messages: Messages;
  /** The month names. */
  dateLocale: DateLocale;
  /** An own `i18n` instance, if the messages are not the storefront's. */
  i18n?: I18n;
}

/** Fetches the messages of a language; those of the first screens, of the others and of pieces are separate chunks. */
export async function loadLanguage(language: Language, catalog: CatalogScope): Promise<LoadedLanguage> {
  const { core, others, pieces } = catalogs[language];
  const parts: Record<CatalogScope, Catalog[]> = {
    core: [core],
    all: [core, others],
    full: [core, others, pieces],
  };
  const loaded = await Promise.all(parts[catalog].map((part) => part()));
  const messages: Messages = {};
  for (const part of loaded) Object.assign(messages, part);
  return { language, catalog, messages, dateLocale: dateLocaleOf(language) };
}

type Catalog = () => Promise<Messages>;

const catalogs: Record<Language, Record<'core' | 'others' | 'pieces', Catalog>> = {
  en: {
    core: async () => (await import('../../locales/en-core.po')).messages,
    others: async () => (await import('../../locales/en.po')).messages,
    pieces: async () => (await import('../../locales/en-pieces.po')).messages,
  },
  es: {
    core: async () => (await import('../../locales/es-core.po')).messages,
    others: async () => (await import('../../locales/es.po')).messages,
    pieces: async () => (await import('../../locales/es-pieces.po')).messages,
  },
};
