import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { localeFileOf } from '../platform/locale-files.ts';
import type { TextDirection } from '../platform/locale-file-entry.ts';
import { closestLanguage, type CatalogScope, type LanguageTag } from '../schema/language.ts';
import { dateLocaleOf, type LanguageDateLocale } from './date-locales.ts';
import { currentRelease } from '../platform/current-release.ts';
import { isolateTexts } from './isolate-texts.ts';

export interface LoadedLanguage {
  language: LanguageTag;
  /** The direction of the language, which layouts follow. */
  direction: TextDirection;
  catalogScope: CatalogScope;
  /** As they were loaded, without custom texts. */
  messages: Messages;
  /**
   * Translates with these messages and, once `withLabels` has added them, the custom texts. Every loaded language has its
   * own instance: if a shared one switched to a catalog with fewer messages, screens that need more would show ids.
   */
  i18n: I18n;
  /** The names of the months. */
  dateLocale: LanguageDateLocale;
}

/**
 * Fetches a language's messages. What a locale file lacks falls back to our own texts in its language, otherwise to English.
 * Rejects if a catalog cannot be loaded.
 */
export async function loadLanguage(
  language: LanguageTag,
  catalogScope: CatalogScope,
): Promise<LoadedLanguage> {
  const { firstScreen, rest } = currentRelease().catalogs[closestLanguage(language)];
  const loaders = catalogScope === 'all' ? [firstScreen, rest] : [firstScreen];
  const catalogs = await Promise.all(
    // Not the module itself: to pages that wrap promises, what these resolve with has to be an ordinary object.
    loaders.map(async (load) => (await load()).messages),
  );
  const messages: Messages = {
    ...Object.fromEntries(catalogs.flatMap((catalog) => Object.entries(catalog))),
    ...localeFileOf(language)?.messages,
  };
  const i18n = createTranslator(language, messages);
  const dateLocale = dateLocaleOf(language);
  return {
    language,
    direction: dateLocale.direction,
    catalogScope,
    messages,
    i18n,
    dateLocale,
  };
}

/** An instance of lingui with a single language. */
export function createTranslator(language: LanguageTag, messages: Messages): I18n {
  const isMirrored = localeFileOf(language)?.direction === 'rtl';
  return setupI18n({
    locale: language,
    messages: { [language]: isMirrored ? isolateTexts(messages) : messages },
  });
}
