import type { I18n, Messages } from '@lingui/core';
import type { Language } from '../schema/language.ts';
import { dateLocaleOf, type DateLocale } from './date-locales.ts';
import { currentRelease } from '../platform/current-release.ts';

/** The messages of the first screens, or of all screens. */
export type CatalogScope = 'first-screen' | 'all';

export interface LoadedLanguage {
  language: Language;
  catalog: CatalogScope;
  messages: Messages;
  /** The month names. */
  dateLocale: DateLocale;
  /** An own `i18n` instance, if the messages are not the storefront's. */
  i18n?: I18n;
}

/** Fetches the messages of a language. */
export async function loadLanguage(language: Language, catalog: CatalogScope): Promise<LoadedLanguage> {
  const { firstScreen, rest } = currentRelease().catalogs[language];
  const load = catalog === 'all' ? [firstScreen, rest] : [firstScreen];
  const loaded = await Promise.all(load.map(async (loadCatalog) => (await loadCatalog()).messages));
  const messages = Object.assign({}, ...loaded) as Messages;
  return { language, catalog, messages, dateLocale: dateLocaleOf(language) };
}
