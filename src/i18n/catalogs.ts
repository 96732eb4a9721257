import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from '../schema/language.ts';
import { dateLocaleOf, type DateLocale } from './date-locales.ts';
import { currentRelease } from '../platform/current-release.ts';

/** The messages of the first screens, or of all screens. */
export type CatalogScope = 'first-screen' | 'all';

export interface LoadedLanguage {
  language: Language;
  catalog: CatalogScope;
  messages: Messages;
  /**
   * Translates with these messages. It is not shared with other catalogs: one that switched its language would show ids
   * where more messages are needed.
   */
  i18n: I18n;
  /** The month names. */
  dateLocale: DateLocale;
}

/** Fetches the messages of a language. */
export async function loadLanguage(language: Language, catalog: CatalogScope): Promise<LoadedLanguage> {
  const { firstScreen, rest } = currentRelease().catalogs[language];
  const load = catalog === 'all' ? [firstScreen, rest] : [firstScreen];
  const loaded = await Promise.all(load.map(async (loadCatalog) => (await loadCatalog()).messages));
  const messages = Object.assign({}, ...loaded) as Messages;
  const i18n = translator(language, messages);
  return { language, catalog, messages, i18n, dateLocale: dateLocaleOf(language) };
}

export function translator(language: Language, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
