import type { I18n, Messages } from '@lingui/core';
import type { Language } from '../schema/language.ts';
import { dateLocaleOf, type DateLocale } from './date-locales.ts';
import { currentRelease, type CatalogPart } from '../platform/current-release.ts';

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
  const parts: Record<CatalogScope, CatalogPart[]> = {
    core: ['core'],
    all: ['core', 'others'],
    full: ['core', 'others', 'pieces'],
  };
  const catalogs = currentRelease().catalogs[language];
  const loaded = await Promise.all(parts[catalog].map(async (part) => (await catalogs[part]()).messages));
  const messages: Messages = {};
  for (const part of loaded) Object.assign(messages, part);
  return { language, catalog, messages, dateLocale: dateLocaleOf(language) };
}
